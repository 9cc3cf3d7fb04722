import fc from 'fast-check';
import { Caller } from './identity';
import {
  ALL_RIGHTS,
  flagOf,
  flagsOf,
  hasRight,
  hasRightAnywhere,
  projectsWithRight,
  rightsOfLevel,
  type Level,
  type Rights,
} from './rights';

const key = fc.constantFrom(...ALL_RIGHTS);
const rights: fc.Arbitrary<Rights> = fc.record({
  global: fc.uniqueArray(key),
  projects: fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), fc.uniqueArray(key), { noNullPrototype: true }),
});

describe('rights', () => {
  it('holds a right globally, or in that project and no other', () => {
    fc.assert(
      fc.property(rights, key, fc.integer({ min: 1, max: 9 }), (held, wanted, project) => {
        const expected = held.global.includes(wanted) || (held.projects[project] ?? []).includes(wanted);
        expect(hasRight(held, wanted, project)).toBe(expected);
        if (hasRight(held, wanted, project)) expect(hasRightAnywhere(held, wanted)).toBe(true);
      }),
    );
  });

  it('limits a list to the projects where the right is held', () => {
    fc.assert(
      fc.property(rights, key, (held, wanted) => {
        const projects = projectsWithRight(held, wanted);
        if (projects === 'all') expect(held.global).toContain(wanted);
        else for (const id of projects) expect(hasRight(held, wanted, id)).toBe(true);
      }),
    );
  });

  it('gives the administrator everything, a participant nothing, and level 3 no more than level 2', () => {
    expect(rightsOfLevel(1)).toEqual(ALL_RIGHTS);
    expect(rightsOfLevel(0)).toEqual([]);
    const two = rightsOfLevel(2);
    expect(rightsOfLevel(3).filter((right) => !two.includes(right))).toEqual([]);
    expect(two).toContain('repetitions.update');
    expect(two).not.toContain('articles.update');
    expect(rightsOfLevel(3)).not.toContain('registrations.update');
    for (const level of [2, 3] as Level[])
      expect(rightsOfLevel(level).filter((right) => /^(rights|settings)\./.test(right))).toEqual([]);
  });

  it('names each flag once, as the specification does', () => {
    expect(new Set(ALL_RIGHTS.map(flagOf)).size).toBe(ALL_RIGHTS.length);
    expect([flagOf('articles.read'), flagOf('users.export_users'), flagOf('repetitions.present')]).toEqual([
      'canReadArticles',
      'canExportUsers',
      'canPresentRepetitions',
    ]);
    expect(flagsOf({ global: ['calendar.read'], projects: {} })).toMatchObject({
      canSeeCalendar: false,
      canReadCalendar: true,
    });
  });

  it('adds what is granted to what the level brings', () => {
    const caller = new Caller({
      account: 1,
      profile: 1,
      level: 3,
      developer: false,
      name: '',
      granted: { global: ['articles.update'], projects: { 4: ['repetitions.present'] } },
    });
    expect([
      caller.can('articles.update'),
      caller.can('repetitions.present'),
      caller.can('repetitions.present', 4),
      caller.can('repetitions.present', 5),
    ]).toEqual([true, false, true, false]);
  });
});
