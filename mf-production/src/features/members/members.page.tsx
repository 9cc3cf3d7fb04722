import type { CastMember } from '@stoet/contracts/production/project-resource';
import { castRoutes } from '@stoet/contracts/production/cast.contract';
import { participantRoutes } from '@stoet/contracts/production/participant.contract';
import { useRoute } from '@stoet/web-kit/api';
import { ErrorAlert, Failed, Loading } from '@stoet/web-kit/feedback';
import { Link, queryParam, useLeaveGuard, useQueryState } from '@stoet/web-kit/router';
import { useTexts } from '@stoet/web-kit/texts';
import { Button, Checkbox, Input, Select, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import '../../production.css';

interface Props {
  title: string;
  projectId: number;
  back: { to: string; label: string };
  /** Who is linked now. */
  linked: readonly CastMember[];
  save: (users: CastMember[]) => Promise<unknown>;
}
interface Person {
  id: number;
  firstName: string;
  lastName: string;
  onStage: boolean;
}
type Links = ReadonlyMap<number, number | null>;
const onStageParam = queryParam.oneOf(['on', 'off'] as const, 'on');
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Links people who are registered in a project to a role or a group, each in a cast or in all. */
export function MembersPage({ title, projectId, back, linked, save }: Props) {
  const people = useRoute(participantRoutes.list, { params: { projectId } });
  const casts = useRoute(castRoutes.list, { query: { filters: { projectId }, items: 500 } });
  if (people.error && !people.data) return <Failed error={people.error} onRetry={() => void people.refetch()} />;
  return (
    <div className="production-stack">
      <Link to={back.to}>{back.label}</Link>
      <h1>{title}</h1>
      {people.data ? (
        <Links people={people.data.data} casts={casts.data?.data ?? []} linked={linked} save={save} />
      ) : (
        <Loading rows={10} />
      )}
    </div>
  );
}

interface LinksProps extends Pick<Props, 'linked' | 'save'> {
  people: readonly Person[];
  casts: readonly { id: number; name: string }[];
}

function Links({ people, casts, linked, save }: LinksProps) {
  const t = useTexts('production');
  const links = useLinks(linked, save);
  const [stage, setStage] = useQueryState('podium', onStageParam);
  const [search, setSearch] = useState('');
  const [linkedOnly, setLinkedOnly] = useState(false);
  const shown = useMemo(() => {
    const words = plain(search).split(/\s+/).filter(Boolean);
    return people.filter((person) => {
      const names = plain(`${person.lastName} ${person.firstName}`).split(/\s+/);
      const fits = words.every((word) => names.some((name) => name.startsWith(word)));
      return fits && person.onStage === (stage === 'on') && (!linkedOnly || links.now.has(person.id));
    });
  }, [people, search, stage, linkedOnly, links.now]);
  return (
    <>
      <div className="stoet-list-bar" role="search">
        <Segmented
          aria-label={t('members.onStage')}
          value={stage}
          onChange={setStage}
          options={[
            { value: 'on', label: t('members.onStage') },
            { value: 'off', label: t('members.offStage') },
          ]}
        />
        <Input
          className="stoet-list-search"
          type="search"
          aria-label={t('members.search')}
          placeholder={t('members.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox checked={linkedOnly} onChange={(event) => setLinkedOnly(event.target.checked)}>
          {t('members.linkedOnly')}
        </Checkbox>
      </div>
      {shown.length === 0 && <p>{people.length === 0 ? t('members.empty') : t('members.none')}</p>}
      <ul className="production-lines">
        {shown.map((person) => (
          <PersonLine key={person.id} person={person} casts={casts} links={links} />
        ))}
      </ul>
      <SaveBar links={links} />
    </>
  );
}

/** What is linked in the page, and what is stored. */
function useLinks(linked: readonly CastMember[], save: Props['save']) {
  const toMap = (members: readonly CastMember[]): Links => new Map(members.map((m) => [m.userId, m.castId]));
  const [stored, setStored] = useState(() => toMap(linked));
  const [now, setNow] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const changed = now.size !== stored.size || [...now].some(([id, cast]) => stored.get(id) !== cast);
  useLeaveGuard(changed);
  const set = (userId: number, castId: number | null | undefined) => {
    const next = new Map(now);
    if (castId === undefined) next.delete(userId);
    else next.set(userId, castId);
    setNow(next);
  };
  const run = async () => {
    setSaving(true);
    setError(null);
    try {
      await save([...now].map(([userId, castId]) => ({ userId, castId })));
      setStored(now);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setSaving(false);
    }
  };
  return { now, set, changed, saving, error, save: () => void run() };
}
type LinksState = ReturnType<typeof useLinks>;

function PersonLine({ person, casts, links }: { person: Person; casts: LinksProps['casts']; links: LinksState }) {
  const t = useTexts('production');
  const name = `${person.firstName} ${person.lastName}`;
  const castId = links.now.get(person.id);
  const isLinked = castId !== undefined;
  return (
    <li>
      <Checkbox checked={isLinked} onChange={() => links.set(person.id, isLinked ? undefined : null)}>
        {person.lastName} {person.firstName}
      </Checkbox>
      {isLinked && casts.length > 0 && (
        <Select
          className="production-cast"
          aria-label={t('members.castOf', { name })}
          value={castId ?? 0}
          options={[{ value: 0, label: t('members.noCast') }, ...casts.map((c) => ({ value: c.id, label: c.name }))]}
          onChange={(cast) => links.set(person.id, cast === 0 ? null : cast)}
        />
      )}
    </li>
  );
}

function SaveBar({ links }: { links: LinksState }) {
  const t = useTexts('production');
  const kit = useTexts();
  return (
    <div className="production-save">
      <ErrorAlert error={links.error} />
      <div className="stoet-form-bar">
        <Button type="primary" disabled={!links.changed} loading={links.saving} onClick={links.save}>
          {kit('save')}
        </Button>
        <span role="status">
          {t('members.linked', { count: links.now.size })}
          {!links.changed && ` · ${t('members.unchanged')}`}
        </span>
      </div>
    </div>
  );
}
