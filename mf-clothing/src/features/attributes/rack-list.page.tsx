import { AttributeList } from './attribute-list';
import { RACKS } from './attribute.kinds';

export default function RackListPage() {
  return <AttributeList kind={RACKS} />;
}
