import fc from 'fast-check';
import { mayEdit, mayRegister, maySignOff, onStageOf, partOfTownProblem, rolesProblem } from './registration.rules';

const project = {
  openFrom: '2026-02-01T08:00:00.000Z',
  closedFrom: '2026-03-01T22:59:00.000Z',
  closedOffStage: '2026-03-10T22:59:00.000Z',
  editRegistrationClosed: null as string | null,
  deleteRegistrationClosed: null as string | null,
};
const at = (text: string) => new Date(text);
const ON_STAGE = [1, 2, 3, 4, 15];

it('registers until 24 hours after the place closes', () => {
  expect(mayRegister(project, true, at('2026-03-02T22:58:59Z'))).toBe(true);
  expect(mayRegister(project, true, at('2026-03-02T22:59:00Z'))).toBe(false);
  expect(mayRegister(project, false, at('2026-03-02T22:59:00Z'))).toBe(true);
  expect(mayRegister(project, true, at('2026-01-31T00:00:00Z'))).toBe(false);
});

describe('signing off', () => {
  it('goes until the place closes, without grace', () => {
    expect(maySignOff(project, true, at('2026-03-01T22:58:59Z'))).toBe(true);
    expect(maySignOff(project, true, at('2026-03-01T22:59:00Z'))).toBe(false);
    expect(maySignOff(project, false, at('2026-03-01T22:59:00Z'))).toBe(true);
  });
  it('follows a date of its own when there is one, sooner or later', () => {
    const later = { ...project, deleteRegistrationClosed: '2026-04-01T00:00:00.000Z' };
    const sooner = { ...project, deleteRegistrationClosed: '2026-02-10T00:00:00.000Z' };
    expect(maySignOff(later, true, at('2026-03-20T00:00:00Z'))).toBe(true);
    expect(maySignOff(sooner, false, at('2026-02-20T00:00:00Z'))).toBe(false);
  });
});

describe('changing', () => {
  it('goes until the place closes', () => {
    expect(mayEdit(project, true, at('2026-03-01T22:58:59Z'))).toBe(true);
    expect(mayEdit(project, true, at('2026-03-01T22:59:00Z'))).toBe(false);
  });
  it('ends sooner by a date of its own, and never later', () => {
    const sooner = { ...project, editRegistrationClosed: '2026-02-10T00:00:00.000Z' };
    const later = { ...project, editRegistrationClosed: '2026-04-01T00:00:00.000Z' };
    expect(mayEdit(sooner, true, at('2026-02-10T00:00:00Z'))).toBe(false);
    expect(mayEdit(later, true, at('2026-03-20T00:00:00Z'))).toBe(false);
  });
});

describe('a choice of roles', () => {
  it('is all on stage or all off stage', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { minLength: 1 }), (roles) => {
        const onStage = onStageOf(roles);
        expect(onStage).toBe(ON_STAGE.includes(roles[0]));
        const mixed = roles.some((id) => ON_STAGE.includes(id) !== onStage);
        expect(rolesProblem(roles, onStage, { extended: true }) === undefined).toBe(!mixed);
      }),
    );
  });
  it('has known roles, and those for a procession only there', () => {
    expect(rolesProblem([19], false, { extended: true })).toBeDefined();
    expect(rolesProblem([17], false, { extended: false })).toBeDefined();
    expect(rolesProblem([17], false, { extended: true })).toBeUndefined();
  });
});

it('a part of town is needed for an extended project, and is one of the list', () => {
  expect(partOfTownProblem(null, { extended: true })).toBe('Veld mag niet leeg zijn');
  expect(partOfTownProblem(null, { extended: false })).toBeUndefined();
  expect(partOfTownProblem(0, { extended: true })).toBeUndefined();
  expect(partOfTownProblem(999, { extended: false })).toBe('Ongeldige waarde');
});
