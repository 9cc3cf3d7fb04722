import { useTexts } from '@stoet/web-kit/texts';
import { useRemotesHealth } from './remotes-context';

/** Says which parts cannot be reached, in the place of what they would show, with a way to try again. */
export function PartsDown() {
  const t = useTexts('shell');
  const { list, remotes, retry } = useRemotesHealth();
  const failed = remotes.filter((remote) => remote.status === 'failed');
  if (list !== 'failed' && failed.length === 0) return null;
  return (
    <div role="alert" className="stoet-part-failed">
      {list === 'failed' && <p>{t('partsDown')}</p>}
      {failed.map(({ name, label }) => (
        <p key={name}>{t('partDown', { name: label ?? name })}</p>
      ))}
      <button type="button" className="stoet-button" onClick={retry}>
        {t('kit:retry')}
      </button>
    </div>
  );
}
