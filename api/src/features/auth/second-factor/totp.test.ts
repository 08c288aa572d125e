import * as fc from 'fast-check';
import { codeAt, newSecret, setupUrl, stepOfCode } from './totp';

/** The secret of RFC 6238, appendix B: '12345678901234567890'. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(RFC, seconds * 1000)).toBe(code);
  expect(stepOfCode(RFC, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('the code of a clock that is %i steps off is accepted: %s', (steps, isAccepted) => {
  const now = 1_234_567_890_000;
  const code = codeAt(RFC, now + steps * STEP_MS);
  const expected = isAccepted ? Math.floor(now / STEP_MS) + steps : null;
  expect(stepOfCode(RFC, code, now)).toBe(expected);
});

test.each(['', '28708', '2870822', 'abcdef', ' 287082', '２８７０８２'])(
  '"%s" is no code',
  (code) => expect(stepOfCode(RFC, code, 59_000)).toBeNull(),
);

test('each secret is new, and has 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the address for authenticator apps names the account and the secret', () => {
  const url = new URL(setupUrl(RFC, 'olivia+home@example.test'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toBe('/Fairweek:olivia+home@example.test');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: RFC,
    issuer: 'Fairweek',
    digits: '6',
    period: '30',
  });
});

test('at any time, the code of that time is accepted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      expect(stepOfCode(RFC, codeAt(RFC, now), now)).not.toBeNull();
    }),
  );
});
