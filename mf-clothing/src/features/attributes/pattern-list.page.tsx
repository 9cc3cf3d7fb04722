import { AttributeList } from './attribute-list';
import { PATTERNS } from './attribute.kinds';

export default function PatternListPage() {
  return <AttributeList kind={PATTERNS} />;
}
