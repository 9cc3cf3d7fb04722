import { EmptyState, NoRight } from '@stoet/web-kit/feedback';
import { SlotContent, useSlot } from '@stoet/web-kit/remote';
import { isStaff, useSession } from '@stoet/web-kit/session';
import { useTexts } from '@stoet/web-kit/texts';

const NO_CONTEXT = {};

/** Overview (spec/volunteers §2): counters that the areas put in the slot `dashboard`, for staff. */
export function OverviewPage() {
  const t = useTexts('shell');
  const { account } = useSession();
  const counters = useSlot('dashboard', NO_CONTEXT);
  if (!account || !isStaff(account)) return <NoRight />;
  return (
    <>
      <h1>{t('overview.title')}</h1>
      <p className="frame-lead">{t('overview.welcome', { name: account.firstName })}</p>
      {counters.length === 0 && <EmptyState text={t('overview.empty')} />}
      <div className="frame-counters">
        {counters.map((entry) => (
          <SlotContent key={`${entry.id}`} entry={entry} context={NO_CONTEXT} />
        ))}
      </div>
    </>
  );
}
