import type { AttendanceState } from '@stoet/contracts/production/attendance';
import type { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { xlsx, type Column, type FileAnswer } from '@stoet/service-kit';
import type { z } from 'zod';

type Row = z.output<typeof presenceRoutes.list.answer>['data'][number];

const STATES: Record<AttendanceState, string> = {
  0: 'Gewettigd afwezig',
  1: 'Aanwezig',
  2: 'Ongewettigd afwezig',
  3: 'Vermoedelijk aanwezig',
};
const columns: Column<Row>[] = [
  { header: 'Naam', value: (r) => r.lastName, width: 25 },
  { header: 'Voornaam', value: (r) => r.firstName, width: 20 },
  { header: 'Aanwezigheid', value: (r) => STATES[r.state as AttendanceState], width: 22 },
  { header: 'Reden', value: (r) => r.reason, width: 40 },
  { header: 'G.S.M.', value: (r) => r.cellPhone, width: 18 },
  { header: 'Telefoon', value: (r) => r.phoneNumber, width: 18 },
];

/** The attendance list of one repetition as a spreadsheet. */
export function presenceReport({ name, rows }: { name: string; rows: Row[] }): FileAnswer {
  async function* batches() {
    yield rows;
  }
  return xlsx(`aanwezigheid ${name}`, columns, batches());
}
