import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { PRODUCTION } from '../../../test/support/servers/production';
import { CONFIG_VARIABLES, ConfigError, readConfig, withListeningPort } from './config';

const SECRET = PRODUCTION.JWT_SECRET;

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      nodeEnv: 'development',
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve(__dirname, '../../../../.data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Fairweek <no-reply@localhost>',
      appUrl: 'http://localhost:4000',
      jwtSecret: undefined,
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      drainSeconds: 0,
      openings: {
        anyOperation: true,
        introspection: true,
        fieldSuggestions: true,
        playground: true,
        apiDocs: true,
      },
      limits: {
        requestsPerMinute: 1200,
        socketsPerUser: 10,
        socketsPerNetwork: 2000,
        waitingSocketsPerNetwork: 20,
        subscriptionsPerUser: 100,
        socketBufferBytes: 1_000_000,
        passwordHashesAtOnce: 2,
        passwordQueue: 20,
        passwordsPerNetwork: 6,
      },
    });
  });

  it('disables in production what attackers use', () => {
    const { openings } = readConfig(PRODUCTION);
    expect(Object.values(openings)).toEqual([false, false, false, false, false]);
  });

  it.each([
    [{ ...PRODUCTION, DATABASE_URL: 'postgresql://a:b@db/fairweek' }, 5],
    [PRODUCTION, 0],
    [{ DATABASE_URL: 'postgresql://a:b@db/fairweek' }, 0],
  ])('lets one of several processes drain before it stops: %j', (env, seconds) => {
    expect(readConfig(env).drainSeconds).toBe(seconds);
  });

  it('reads every variable', () => {
    const env = {
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/somewhere',
      DATABASE_URL: 'postgresql://a:b@db/fairweek',
      REDIS_URL: 'redis://redis:6379',
      SMTP_URL: 'smtps://mail:465',
      MAIL_FROM: 'house@example.org',
      APP_URL: 'https://house.example.org/',
      JWT_SECRET: SECRET,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '12',
      ANY_OPERATION: 'on',
      INTROSPECTION: 'off',
      FIELD_SUGGESTIONS: 'on',
      PLAYGROUND: 'off',
      API_DOCS: 'on',
      REQUESTS_PER_MINUTE: '0',
      SOCKETS_PER_USER: '1',
      SOCKETS_PER_NETWORK: '2',
      WAITING_SOCKETS_PER_NETWORK: '3',
      SUBSCRIPTIONS_PER_USER: '4',
      SOCKET_BUFFER_BYTES: '5',
      PASSWORD_HASHES_AT_ONCE: '6',
      PASSWORD_QUEUE: '7',
      PASSWORDS_PER_NETWORK: '8',
    };
    expect(Object.keys(env).sort()).toEqual([...CONFIG_VARIABLES].sort());
    expect(readConfig(env)).toEqual({
      nodeEnv: 'production',
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('/var/lib/somewhere'),
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      smtpUrl: env.SMTP_URL,
      mailFrom: 'house@example.org',
      appUrl: 'https://house.example.org',
      jwtSecret: SECRET,
      demo: false,
      logLevel: 'warn',
      trustProxy: 1,
      drainSeconds: 12,
      openings: {
        anyOperation: true,
        introspection: false,
        fieldSuggestions: true,
        playground: false,
        apiDocs: true,
      },
      limits: {
        requestsPerMinute: Number.POSITIVE_INFINITY,
        socketsPerUser: 1,
        socketsPerNetwork: 2,
        waitingSocketsPerNetwork: 3,
        subscriptionsPerUser: 4,
        socketBufferBytes: 5,
        passwordHashesAtOnce: 6,
        passwordQueue: 7,
        passwordsPerNetwork: 8,
      },
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '40x'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', '1.5'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'localhost'],
    ['REDIS_URL', 'http://redis'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example> <c@d.example>'],
    ['APP_URL', 'fairweek.example'],
    ['APP_URL', 'https://fairweek.example/app'],
    ['JWT_SECRET', 'short'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PLAYGROUND', 'perhaps'],
    ['SOCKETS_PER_USER', '-1'],
    ['REQUESTS_PER_MINUTE', 'many'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} must .+\\.$`)]);
  });

  it('reports all mistakes together without repeating a value', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'oops:hunter2', LOG_LEVEL: 'loud' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ REDIS_URL: '', PORT: ' ' })).toEqual(readConfig({}));
  });

  it('requires a secret in production only', () => {
    expect(problemsOf({ ...PRODUCTION, JWT_SECRET: '' })).toEqual([
      expect.stringContaining('JWT_SECRET must be set'),
    ]);
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  it('enables the demo by default only on the embedded database, and never in production', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://db/fairweek' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://db/fairweek', DEMO: '1' }).demo).toBe(true);
    expect(readConfig(PRODUCTION).demo).toBe(false);
    expect(problemsOf({ ...PRODUCTION, DEMO: 'on' })).toEqual([
      expect.stringContaining('DEMO must be off'),
    ]);
  });

  it.each([
    ['true', true],
    ['2', 2],
    ['loopback, 10.0.0.0/8, fd00::/8', 'loopback, 10.0.0.0/8, fd00::/8'],
  ])('understands TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });
});

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

describe('withListeningPort', () => {
  it('uses the listening port in the default address, and keeps a given one', () => {
    expect(withListeningPort(readConfig({ PORT: '0' }), 5123)).toMatchObject({
      port: 5123,
      appUrl: 'http://localhost:5123',
    });
    const given = readConfig({ PORT: '0', APP_URL: 'http://fairweek.test' });
    expect(withListeningPort(given, 5123).appUrl).toBe('http://fairweek.test');
  });
});
