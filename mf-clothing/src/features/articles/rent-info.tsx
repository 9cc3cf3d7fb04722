import { articleRoutes, type RentInfo } from '@stoet/contracts/clothing/article.contract';
import { useRoute } from '@stoet/web-kit/api';
import { EmptyState, Failed, Loading } from '@stoet/web-kit/feedback';
import { Link } from '@stoet/web-kit/router';
import { formatDate, formatMoney } from '@stoet/web-kit/texts';
import { useClothingTexts } from '../../common/use-clothing-texts';

/** Who has an article now, in a window. */
export function RentInfoOf({ id }: { id: number }) {
  const t = useClothingTexts();
  const { data, error, refetch } = useRoute(articleRoutes.rentInfo, { params: { id } });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} title={false} />;
  if (data.rentals.length + data.persons.length === 0) return <EmptyState text={t('rentInfo.nobody')} />;
  return <RentInfoLists info={data} />;
}

/** Order numbers with their renters, and people of projects (spec/clothing §2). */
export function RentInfoLists({ info, asText }: { info: RentInfo; asText?: boolean }) {
  const t = useClothingTexts();
  return (
    <div className="clothing-stack">
      {info.rentals.length > 0 && (
        <ul className="clothing-lines" aria-label={t('rentInfo.rentals')}>
          {info.rentals.map(({ id, name, projectName, returnBefore, pieces, fine }) => (
            <li key={id} className="clothing-line clothing-line-stacked">
              <strong>
                {asText ? (
                  t('rentInfo.order', { id })
                ) : (
                  <Link to={`/retributiebeheer/bestelformulieren/detail/${id}`}>{t('rentInfo.order', { id })}</Link>
                )}
              </strong>
              <span>
                {name} – {projectName}
              </span>
              <span className="clothing-muted">
                {t('rentInfo.pieces', { count: pieces })}, {t('rentInfo.before', { date: formatDate(returnBefore) })}
              </span>
              {fine > 0 && <span className="clothing-warn">{t('rentInfo.fine', { fine: formatMoney(fine) })}</span>}
            </li>
          ))}
        </ul>
      )}
      {info.persons.length > 0 && (
        <ul className="clothing-lines" aria-label={t('rentInfo.persons')}>
          {info.persons.map(({ projectName, firstName, lastName }) => (
            <li key={`${projectName} ${firstName} ${lastName}`} className="clothing-line">
              {firstName} {lastName} – {projectName}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
