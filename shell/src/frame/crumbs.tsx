import { Link, useLocation } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { itemOf } from './menu-items';
import { useMenu } from './menu';

/** The way to this page: area, menu item, and the page's own title. */
export function Crumbs({ heading }: { heading: string }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const item = itemOf(useMenu(), pathname);
  const deeper = item && pathname !== item.to;
  if (!item || !heading || !(item.group || deeper)) return <div className="frame-crumbs" />;
  return (
    <nav aria-label={t('crumbs')} className="frame-crumbs">
      <ol>
        {item.group && <li>{t(item.group)}</li>}
        {deeper && (
          <li>
            <Link to={item.to}>{t(item.label)}</Link>
          </li>
        )}
        <li aria-current="page">{heading}</li>
      </ol>
    </nav>
  );
}
