import { AttributeList } from './attribute-list';
import { SIZES } from './attribute.kinds';

export default function SizeListPage() {
  return <AttributeList kind={SIZES} />;
}
