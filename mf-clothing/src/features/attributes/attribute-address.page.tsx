import { Navigate, useLocation, useParams } from '@stoet/web-kit/router';
import { COLORS, FABRICS, PATTERNS, RACKS, SIZES } from './attribute.kinds';

/** `/kledijbeheer/stoffen/3` and `/kledij-maat/nieuw`: the list with that form open (spec/clothing §2). */
export default function AttributeAddress() {
  const { id } = useParams();
  const segments = useLocation().pathname.split('/');
  const kind = [RACKS, SIZES, FABRICS, PATTERNS, COLORS].find((one) => segments.includes(one.path)) ?? SIZES;
  return <Navigate to={`/kledijbeheer/${kind.path}?venster=${kind.window}-${id}`} replace />;
}
