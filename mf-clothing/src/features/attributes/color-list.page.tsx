import { AttributeList } from './attribute-list';
import { COLORS } from './attribute.kinds';

export default function ColorListPage() {
  return <AttributeList kind={COLORS} />;
}
