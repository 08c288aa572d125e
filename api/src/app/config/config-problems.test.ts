import { randomBytes } from 'node:crypto';
import { problemsOf } from '../../../test/support/problems-of';
import { PRODUCTION } from '../../../test/support/servers/production';

describe('in production', () => {
  it.each([
    ['few different characters', 'a'.repeat(36), 'has few different characters'],
    [
      'few different characters',
      '0101011010010101101001010100101011010',
      'has few different characters',
    ],
    ['a repeated piece', 'k3v9x2pq'.repeat(4), 'repeats itself'],
    ['an alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789', 'is a sequence'],
    ['words', 'a-secret-that-is-long-enough-to-be-used', 'has a common word in it'],
    ['words in capitals', 'PleaseChangeMe-7f3k9d2m5q8w1x4z6v', 'has a common word in it'],
  ])('a secret of %s is refused', (_what, JWT_SECRET, weakness) => {
    expect(problemsOf({ ...PRODUCTION, JWT_SECRET })).toEqual([
      `JWT_SECRET must be random when NODE_ENV is production; this one ${weakness}. "openssl rand -hex 32" makes one.`,
    ]);
    expect(problemsOf({ JWT_SECRET })).toEqual([]);
  });

  it('no random secret is refused', () => {
    for (let tries = 0; tries < 2_000; tries += 1) {
      for (const JWT_SECRET of [
        randomBytes(16).toString('hex'),
        randomBytes(32).toString('hex'),
        randomBytes(32).toString('base64'),
        randomBytes(32).toString('base64url'),
      ]) {
        expect([JWT_SECRET, problemsOf({ ...PRODUCTION, JWT_SECRET })]).toEqual([JWT_SECRET, []]);
      }
    }
  });

  it.each([
    '',
    'http://house.example.org',
    'http://192.168.1.7:4000',
    'http://localhost.example.org',
  ])('APP_URL=%s is refused', (APP_URL) => {
    expect(problemsOf({ ...PRODUCTION, APP_URL })).toEqual([
      expect.stringMatching(/^APP_URL must be the https:\/\/ address that people open .+\.$/),
    ]);
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'APP_URL=%s is accepted: nothing leaves the machine',
    (APP_URL) => {
      expect(problemsOf({ ...PRODUCTION, APP_URL })).toEqual([]);
    },
  );

  it('only named proxies are trusted', () => {
    for (const everyone of ['true', '99', '0.0.0.0/0', '10.0.0.1, ::/0']) {
      expect(problemsOf({ ...PRODUCTION, TRUST_PROXY: everyone })).toEqual([
        expect.stringMatching(/^TRUST_PROXY must name the proxies .+\.$/),
      ]);
    }
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY: '1' })).toEqual([]);
  });
});
