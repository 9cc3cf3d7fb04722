import fc from 'fast-check';
import { isFinal, LEASE_MS, SEND_TIMEOUT_MS, waitAfter } from './mail.rules';

describe('trying a mail again', () => {
  it('waits ever longer, at most an hour', () => {
    expect([1, 2, 3].map(waitAfter)).toEqual([5000, 10_000, 20_000]);
    fc.assert(
      fc.property(fc.nat(1000), (n) => {
        expect(waitAfter(n + 1)).toBeGreaterThanOrEqual(waitAfter(n));
        expect(waitAfter(n)).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  it('stops after a refusal for good, and not after anything else', () => {
    expect(isFinal({ responseCode: 550 })).toBe(true);
    expect(isFinal({ responseCode: 421 })).toBe(false);
    expect(isFinal(new Error('ECONNREFUSED'))).toBe(false);
  });

  it('cuts sending off before another copy may take the mail', () => {
    expect(SEND_TIMEOUT_MS).toBeLessThan(LEASE_MS);
  });
});
