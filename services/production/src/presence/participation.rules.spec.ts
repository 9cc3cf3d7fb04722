import fc from 'fast-check';
import { expectedAt, type Casting, type Choice } from './participation.rules';

const nobody: Choice = { all: false, cast: null, sceneIds: [], groupIds: [], roleIds: [], profileIds: [] };
const casting: Casting = {
  registered: [
    { profileId: 1, onStage: true },
    { profileId: 2, onStage: true },
    { profileId: 3, onStage: false },
    { profileId: 4, onStage: true },
  ],
  roles: [
    {
      _id: 10,
      users: [
        { userId: 1, castId: 100 },
        { userId: 2, castId: 200 },
      ],
    },
  ],
  groups: [
    {
      _id: 20,
      users: [
        { userId: 2, castId: null },
        { userId: 3, castId: null },
        { userId: 9, castId: null },
      ],
    },
  ],
  scenes: [{ _id: 30, roleIds: [10], groupIds: [20] }],
};
const people = (choice: Partial<Choice>) => [...expectedAt({ ...nobody, ...choice }, casting).keys()];

describe('who is expected at a repetition', () => {
  it.each([
    ['nobody without a choice', {}, []],
    ['everybody on stage', { all: true }, [1, 2, 4]],
    ['people chosen, also off stage', { profileIds: [3, 4] }, [3, 4]],
    ['a role', { roleIds: [10] }, [1, 2]],
    ['a group, only who is registered', { groupIds: [20] }, [2, 3]],
    ['a scene: its roles and groups', { sceneIds: [30] }, [1, 2, 3]],
    ['one cast, and who is in none', { sceneIds: [30], cast: 100 }, [1, 2, 3]],
    ['one cast of a role', { roleIds: [10], cast: 200 }, [2]],
    ['nobody who is not registered', { profileIds: [9] }, []],
  ])('%s', (_, choice, expected) => expect(people(choice)).toEqual(expected));

  it('knows who comes for a role of his own', () => {
    expect([...expectedAt({ ...nobody, sceneIds: [30] }, casting)]).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  it('expects nobody who is not registered, and never fewer when more is chosen', () => {
    const ids = (among: number[]) => fc.subarray(among);
    const choices = fc.record({
      all: fc.boolean(),
      cast: fc.constant(null),
      sceneIds: ids([30]),
      groupIds: ids([20]),
      roleIds: ids([10]),
      profileIds: ids([1, 3, 9]),
    });
    fc.assert(
      fc.property(choices, ids([1, 2, 3, 4]), (choice, more) => {
        const before = expectedAt(choice, casting);
        const after = expectedAt({ ...choice, profileIds: [...choice.profileIds, ...more] }, casting);
        for (const id of before.keys()) expect(after.has(id)).toBe(true);
        for (const id of after.keys()) expect(casting.registered.some((r) => r.profileId === id)).toBe(true);
      }),
    );
  });
});
