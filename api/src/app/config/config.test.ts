import { resolve } from 'node:path';
import { problemsOf } from '../../../test/support/problems-of';
import { PRODUCTION } from '../../../test/support/servers/production';
import { CONFIG_VARIABLES, readConfig, withListeningPort } from './config';

const SECRET = PRODUCTION.JWT_SECRET;
/** The example of RFC 8291 §5. */
const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

describe('readConfig', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      nodeEnv: 'development',
      role: 'all',
      processes: 1,
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve(__dirname, '../../../../.data'),
      databaseUrl: undefined,
      directUrl: undefined,
      preparedStatements: true,
      poolSize: 20,
      workerPoolSize: 8,
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'Fairweek <no-reply@localhost>',
      push: {
        privateKey: undefined,
        contact: 'mailto:no-reply@localhost',
        toPrivateAddresses: false,
      },
      webhooks: { toLocalhost: false },
      ...{ timestampUrls: [], beaconUrl: undefined },
      signIn: { providers: [], adminsByProvider: false },
      securityContact: undefined,
      appUrl: 'http://localhost:4000',
      jwtSecret: undefined,
      demo: true,
      logLevel: 'info',
      slowMs: 1000,
      metricsToken: undefined,
      trustProxy: false,
      drainSeconds: 0,
      retention: {
        mails: 90,
        securityLog: 90,
        auditLog: Number.POSITIVE_INFINITY,
        guests: 365,
      },
      adminSecondFactor: 'optional',
      timeZone: 'UTC',
      openings: {
        anyOperation: true,
        introspection: true,
        fieldSuggestions: true,
        playground: true,
        apiDocs: true,
      },
      limits: {
        requestsPerMinute: 1200,
        requestsAtOnce: 6,
        socketsPerUser: 10,
        socketsPerNetwork: 2000,
        waitingSocketsPerNetwork: 20,
        subscriptionsPerUser: 100,
        socketBufferBytes: 1_000_000,
        passwordHashesAtOnce: 2,
        passwordQueue: 20,
        passwordsPerNetwork: 6,
      },
      backups: { dir: undefined, everyHours: 24, keep: 14 },
      files: { s3: undefined, perDay: 200, bytesPerProperty: 2_000_000_000 },
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
      ROLE: 'api',
      PROCESSES: '4',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/somewhere',
      DATABASE_URL: 'postgresql://a:b@pooler/fairweek',
      DATABASE_DIRECT_URL: 'postgresql://a:b@db/fairweek',
      PREPARED_STATEMENTS: 'off',
      ...{ POOL_SIZE: '5', WORKER_POOL_SIZE: '9' },
      REDIS_URL: 'redis://redis:6379',
      SMTP_URL: 'smtps://mail:465',
      MAIL_FROM: 'house@example.org',
      VAPID_PRIVATE_KEY: PUSH_KEY,
      VAPID_SUBJECT: 'https://house.example.org/contact',
      PUSH_TO_PRIVATE_ADDRESSES: 'off',
      ...{ WEBHOOKS_TO_LOCALHOST: 'off', SECURITY_CONTACT: 'mailto:security@example.org' },
      TIMESTAMP_URLS: 'http://stamps.test https://other.test/tsa http://stamps.test',
      ...{ BEACON_URL: 'https://beacon.test/ab', DEMO: 'off' },
      APP_URL: 'https://house.example.org/',
      JWT_SECRET: SECRET,
      ...{ LOG_LEVEL: 'warn', SLOW_MS: '0' },
      METRICS_TOKEN: 'sixteen  letters',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '12',
      ...{ ADMIN_SECOND_FACTOR: 'required', OIDC_PROVIDERS: '[]', ADMIN_SIGN_IN: 'oidc' },
      TIME_ZONE: 'Europe/Zurich',
      ANY_OPERATION: 'on',
      INTROSPECTION: 'off',
      FIELD_SUGGESTIONS: 'on',
      PLAYGROUND: 'off',
      API_DOCS: 'on',
      KEEP_MAILS_DAYS: '1',
      KEEP_SECURITY_LOG_DAYS: '2',
      KEEP_AUDIT_LOG_DAYS: '3',
      KEEP_GUESTS_DAYS: '0',
      REQUESTS_PER_MINUTE: '0',
      ...{ REQUESTS_AT_ONCE: '3', SOCKETS_PER_USER: '1' },
      ...{ SOCKETS_PER_NETWORK: '2', WAITING_SOCKETS_PER_NETWORK: '3' },
      ...{ SUBSCRIPTIONS_PER_USER: '4', SOCKET_BUFFER_BYTES: '5' },
      ...{ PASSWORD_HASHES_AT_ONCE: '6', PASSWORD_QUEUE: '7', PASSWORDS_PER_NETWORK: '8' },
      ...{ BACKUP_DIR: '/backups', BACKUP_EVERY_HOURS: '6', BACKUP_KEEP: '30' },
      FILES_URL: 's3://key:secret@s3.example.org/lake?region=eu-central-1',
      ...{ FILES_PER_DAY: '9', FILES_MB_PER_PROPERTY: '0' },
    };
    expect(Object.keys(env).sort()).toEqual([...CONFIG_VARIABLES].sort());
    expect(readConfig(env)).toEqual({
      nodeEnv: 'production',
      role: 'api',
      processes: 4,
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('/var/lib/somewhere'),
      databaseUrl: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      preparedStatements: false,
      poolSize: 5,
      workerPoolSize: 9,
      redisUrl: env.REDIS_URL,
      smtpUrl: env.SMTP_URL,
      mailFrom: 'house@example.org',
      push: {
        privateKey: PUSH_KEY,
        contact: 'https://house.example.org/contact',
        toPrivateAddresses: false,
      },
      webhooks: { toLocalhost: false },
      timestampUrls: ['http://stamps.test', 'https://other.test/tsa'],
      beaconUrl: 'https://beacon.test/ab',
      securityContact: 'mailto:security@example.org',
      appUrl: 'https://house.example.org',
      jwtSecret: SECRET,
      demo: false,
      logLevel: 'warn',
      slowMs: Number.POSITIVE_INFINITY,
      metricsToken: 'sixteen  letters',
      trustProxy: 1,
      drainSeconds: 12,
      retention: { mails: 1, securityLog: 2, auditLog: 3, guests: Number.POSITIVE_INFINITY },
      ...{ adminSecondFactor: 'required', timeZone: 'Europe/Zurich' },
      signIn: { providers: [], adminsByProvider: true },
      openings: {
        anyOperation: true,
        introspection: false,
        fieldSuggestions: true,
        playground: false,
        apiDocs: true,
      },
      limits: {
        requestsPerMinute: Number.POSITIVE_INFINITY,
        requestsAtOnce: 3,
        socketsPerUser: 1,
        socketsPerNetwork: 2,
        waitingSocketsPerNetwork: 3,
        subscriptionsPerUser: 4,
        socketBufferBytes: 5,
        passwordHashesAtOnce: 6,
        passwordQueue: 7,
        passwordsPerNetwork: 8,
      },
      backups: { dir: '/backups', everyHours: 6, keep: 30 },
      files: { s3: expect.any(Object), perDay: 9, bytesPerProperty: Number.POSITIVE_INFINITY },
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['ROLE', 'clock'],
    ['ROLE', 'worker'],
    ['DATABASE_DIRECT_URL', 'postgresql://db/fairweek'],
    ['PROCESSES', '0'],
    ['POOL_SIZE', '4'],
    ['WORKER_POOL_SIZE', '7'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '40x'],
    ['ADMIN_SECOND_FACTOR', 'always'],
    ['TIME_ZONE', 'CEST+2'],
    ['TIME_ZONE', '+01:00'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', '1.5'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'localhost'],
    ['REDIS_URL', 'http://redis'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example> <c@d.example>'],
    ['VAPID_PRIVATE_KEY', 'AAAA'],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['VAPID_SUBJECT', 'admin@example.org'],
    ['PUSH_TO_PRIVATE_ADDRESSES', 'maybe'],
    ['WEBHOOKS_TO_LOCALHOST', 'maybe'],
    ['TIMESTAMP_URLS', 'http://stamps.test, ftp://other.test'],
    ['BEACON_URL', 'ftp://beacon.test'],
    ['APP_URL', 'fairweek.example'],
    ['APP_URL', 'https://fairweek.example/app'],
    ['JWT_SECRET', 'short'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SLOW_MS', '-1'],
    ['METRICS_TOKEN', 'fifteen letters'],
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

  it('calls no push service in a private network in production', () => {
    expect(problemsOf({ ...PRODUCTION, PUSH_TO_PRIVATE_ADDRESSES: 'on' })).toEqual([
      expect.stringContaining('PUSH_TO_PRIVATE_ADDRESSES must be off'),
    ]);
  });

  it('sends no webhook to its own computer in production', () => {
    expect(problemsOf({ ...PRODUCTION, WEBHOOKS_TO_LOCALHOST: 'on' })).toEqual([
      expect.stringContaining('WEBHOOKS_TO_LOCALHOST must be off'),
    ]);
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

describe('withListeningPort', () => {
  it('uses the listening port in the default address, and keeps a given one', () => {
    const appUrl = 'http://localhost:5123';
    const found = withListeningPort(readConfig({ PORT: '0' }), 5123);
    expect(found).toMatchObject({ port: 5123, appUrl });
    const given = readConfig({ PORT: '0', APP_URL: 'http://fairweek.test' });
    expect(withListeningPort(given, 5123).appUrl).toBe('http://fairweek.test');
  });
});
