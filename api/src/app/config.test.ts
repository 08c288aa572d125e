import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  CONFIG_VARIABLES,
  ConfigError,
  configWarnings,
  loadOrCreateSecret,
  readConfig,
  withListeningPort,
} from './config';

const SECRET = 'e2c8b1d07f5a4936a1b0c3d4f7e69285';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  APP_URL: 'https://house.example.org',
};

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
  it('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      nodeEnv: 'development',
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve(__dirname, '../../../.data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Fairweek <no-reply@localhost>',
      appUrl: 'http://localhost:4000',
      jwtSecret: undefined,
      demo: true,
      logLevel: 'info',
      trustProxy: false,
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
      },
    });
  });

  it('closes in production what attackers use', () => {
    const { openings } = readConfig({ NODE_ENV: 'production', JWT_SECRET: SECRET });
    expect(Object.values(openings)).toEqual([false, false, false, false, false]);
  });

  it('takes every variable', () => {
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
      openings: {
        anyOperation: true,
        introspection: false,
        fieldSuggestions: true,
        playground: false,
        apiDocs: true,
      },
      limits: {
        requestsPerMinute: 0,
        socketsPerUser: 1,
        socketsPerNetwork: 2,
        waitingSocketsPerNetwork: 3,
        subscriptionsPerUser: 4,
        socketBufferBytes: 5,
        passwordHashesAtOnce: 6,
        passwordQueue: 7,
      },
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '40x'],
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

  it('reports all mistakes together and repeats no value', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'oops:hunter2', LOG_LEVEL: 'loud' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ REDIS_URL: '', PORT: ' ' })).toEqual(readConfig({}));
  });

  it('asks for a secret in production only', () => {
    expect(problemsOf({ ...PRODUCTION, JWT_SECRET: '' })).toEqual([
      expect.stringContaining('JWT_SECRET must be set'),
    ]);
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  it('shows the demo on the embedded database only, and never in production', () => {
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
    ['a piece over and over', 'k3v9x2pq'.repeat(4), 'repeats itself'],
    ['an alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789', 'is a sequence'],
    ['words', 'a-secret-that-is-long-enough-to-be-used', 'has a common word in it'],
    ['words in capitals', 'PleaseChangeMe-7f3k9d2m5q8w1x4z6v', 'has a common word in it'],
  ])('a secret of %s is refused', (_what, JWT_SECRET, weakness) => {
    expect(problemsOf({ ...PRODUCTION, JWT_SECRET })).toEqual([
      `JWT_SECRET must be random when NODE_ENV is production; this one ${weakness}. "openssl rand -hex 32" makes one.`,
    ]);
    expect(problemsOf({ JWT_SECRET })).toEqual([]);
  });

  it('no secret that is made by chance is refused', () => {
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
    'APP_URL=%s is taken: nothing leaves the machine',
    (APP_URL) => {
      expect(problemsOf({ ...PRODUCTION, APP_URL })).toEqual([]);
    },
  );

  it('proxies are named, not believed one and all', () => {
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY: 'true' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY must name the proxies .+\.$/),
    ]);
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY: '1' })).toEqual([]);
  });
});

describe('configWarnings', () => {
  const warningsOf = (env: Record<string, string>) => configWarnings(env, readConfig(env));

  it('tells in production that no mail is sent', () => {
    expect(warningsOf(PRODUCTION)).toEqual([expect.stringMatching(/^SMTP_URL is not set: .+\.$/)]);
    expect(warningsOf({ ...PRODUCTION, SMTP_URL: 'smtp://mail' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });

  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['JWT_KEY', 'JWT_SECRET'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['app_url', 'APP_URL'],
    ['APPURL', 'APP_URL'],
    ['MAIL_SENDER', 'MAIL_FROM'],
    ['DATADIR', 'DATA_DIR'],
  ])('tells that %s was probably to be %s', (name, variable) => {
    expect(warningsOf({ [name]: 'hunter2' })).toEqual([
      `${name} is not read by Fairweek. Did you mean ${variable}?`,
    ]);
  });

  it('keeps silent about what other programs read', () => {
    const others = {
      ...{ HOME: 'x', HOSTNAME: 'x', PATH: 'x', PWD: 'x', TERM: 'x', USER: 'x', LANG: 'x' },
      ...{ MAIL: 'x', NODE_OPTIONS: 'x', NODE_PATH: 'x', LOGNAME: 'x', SHELL: 'x', DISPLAY: 'x' },
      ...{ REDIS_PORT: 'x', REDIS_SERVICE_HOST: 'x', REDIS_PORT_6379_TCP_ADDR: 'x', TZ: 'x' },
      ...{ npm_config_cache: 'x', SMPT_URL: '' },
    };
    expect(warningsOf(others)).toEqual([]);
  });
});

describe('withListeningPort', () => {
  it('names the port that was found, and keeps an address that was given', () => {
    expect(withListeningPort(readConfig({ PORT: '0' }), 5123)).toMatchObject({
      port: 5123,
      appUrl: 'http://localhost:5123',
    });
    const given = readConfig({ PORT: '0', APP_URL: 'http://fairweek.test' });
    expect(withListeningPort(given, 5123).appUrl).toBe('http://fairweek.test');
  });
});

describe('loadOrCreateSecret', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairweek-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('makes one secret that only its owner can read, even when asked many times at once', async () => {
    const dataDir = join(folder, 'new');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(secrets[0]);
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await loadOrCreateSecret(dataDir)).toBe(secrets[0]);
  });

  it('refuses a secret that somebody made too short', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'short');
    await expect(loadOrCreateSecret(folder)).rejects.toThrow('too short');
  });
});
