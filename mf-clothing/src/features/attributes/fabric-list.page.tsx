import { AttributeList } from './attribute-list';
import { FABRICS } from './attribute.kinds';

export default function FabricListPage() {
  return <AttributeList kind={FABRICS} />;
}
