import { useTexts } from '@stoet/web-kit/texts';
import { Button } from 'antd';
import { memo } from 'react';
import { StateMark } from './attendance-state';
import type { Person } from './use-attendance';

interface Props {
  people: readonly Person[];
  /** Whether marks can be set: the right, and more than 30 minutes before the start. */
  mayMark: boolean;
  showPins: boolean;
  onMark: (person: Person) => void;
}

/** Everybody who is expected, in a plain table: hundreds of rows that change live. Cards on a phone. */
export function AttendanceTable({ people, mayMark, showPins, onMark }: Props) {
  const t = useTexts('production');
  return (
    <table className="attendance-table" role="table" aria-label={t('attendance.list')}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{t('attendance.person')}</th>
          <th scope="col">{t('attendance.stateHead')}</th>
          <th scope="col">{t('attendance.reason')}</th>
          <th scope="col">{t('attendance.phone')}</th>
          {showPins && <th scope="col">{t('attendance.pin')}</th>}
          {mayMark && (
            <th scope="col">
              <span className="stoet-hidden">{t('attendance.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((person) => (
          <Row key={person.id} person={person} {...{ mayMark, showPins, onMark }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'people'> & { person: Person };

const Row = memo(function Row({ person, mayMark, showPins, onMark }: RowProps) {
  const t = useTexts('production');
  const phone = person.cellPhone || person.phoneNumber;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {person.lastName} {person.firstName}
      </th>
      <td role="cell">
        <StateMark state={person.state} />
      </td>
      <td role="cell">{person.reason}</td>
      <td role="cell">{phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}</td>
      {showPins && (
        <td role="cell" className="stoet-num">
          {person.settings?.pin}
        </td>
      )}
      {mayMark && (
        <td role="cell" className="attendance-action">
          <MarkButton
            person={person}
            onMark={onMark}
            label={t(person.markedPresent ? 'attendance.signOff' : 'attendance.signOn')}
          />
        </td>
      )}
    </tr>
  );
}, sameRow);

/** The clock makes new rows every second; only what is shown counts. */
function sameRow(a: RowProps, b: RowProps): boolean {
  const keys = [
    'state',
    'reason',
    'present',
    'markedPresent',
    'lastName',
    'firstName',
    'cellPhone',
    'phoneNumber',
  ] as const;
  const sameUse = a.mayMark === b.mayMark && a.showPins === b.showPins && a.onMark === b.onMark;
  return sameUse && a.person.settings?.pin === b.person.settings?.pin && keys.every((k) => a.person[k] === b.person[k]);
}

function MarkButton({ person, label, onMark }: { person: Person; label: string; onMark: Props['onMark'] }) {
  const t = useTexts('production');
  const name = `${person.firstName} ${person.lastName}`;
  const of = person.markedPresent ? 'attendance.signOffOf' : 'attendance.signOnOf';
  return (
    <Button aria-label={t(of, { name })} onClick={() => onMark(person)}>
      {label}
    </Button>
  );
}
