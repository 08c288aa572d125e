import { resolve } from 'node:path';
import { StartProblem } from '@packages/start-problem/start-problem';
import type { Retention } from '../../core/privacy/personal-data';
import type { FileSettings, PushSettings, WebhookSettings } from '../../core/request-context';
import type { SignInSettings } from '../../core/secrets/sign-in-settings';
import { contradictions } from './config-problems';
import { ConfigReader, type Environment } from './config-reader';
import { readFiles } from './files-config';
import { readPush, readWebhooks } from './push-config';
import { readSignIn } from './sign-in-config';

/** Every environment variable that Fairweek reads; there is no other configuration. */
export const CONFIG_VARIABLES = [
  'NODE_ENV',
  'ROLE',
  'PROCESSES',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PREPARED_STATEMENTS',
  'POOL_SIZE',
  'WORKER_POOL_SIZE',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PUSH_TO_PRIVATE_ADDRESSES',
  'WEBHOOKS_TO_LOCALHOST',
  'TIMESTAMP_URLS',
  'BEACON_URL',
  'SECURITY_CONTACT',
  'APP_URL',
  'JWT_SECRET',
  'DEMO',
  'LOG_LEVEL',
  'SLOW_MS',
  'METRICS_TOKEN',
  'TRUST_PROXY',
  'DRAIN_SECONDS',
  'ADMIN_SECOND_FACTOR',
  'OIDC_PROVIDERS',
  'ADMIN_SIGN_IN',
  'TIME_ZONE',
  'ANY_OPERATION',
  'INTROSPECTION',
  'FIELD_SUGGESTIONS',
  'PLAYGROUND',
  'API_DOCS',
  'KEEP_MAILS_DAYS',
  'KEEP_SECURITY_LOG_DAYS',
  'KEEP_AUDIT_LOG_DAYS',
  'KEEP_GUESTS_DAYS',
  'REQUESTS_PER_MINUTE',
  'REQUESTS_AT_ONCE',
  'SOCKETS_PER_USER',
  'SOCKETS_PER_NETWORK',
  'WAITING_SOCKETS_PER_NETWORK',
  'SUBSCRIPTIONS_PER_USER',
  'SOCKET_BUFFER_BYTES',
  'PASSWORD_HASHES_AT_ONCE',
  'PASSWORD_QUEUE',
  'PASSWORDS_PER_NETWORK',
  'BACKUP_DIR',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP',
  'FILES_URL',
  'FILES_PER_DAY',
  'FILES_MB_PER_PROPERTY',
] as const;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const SECOND_FACTORS = ['optional', 'required'] as const;
const NODE_ENVIRONMENTS = ['development', 'test', 'production'] as const;
const ROLES = ['all', 'api', 'worker'] as const;

const POSTGRES = ['postgres:', 'postgresql:'];

/** Two are reserved; of the others, a request may need a second while its transaction has one. */
const MIN_POOL = 5;
/** Three connections listen for jobs, and the others fetch and finish them. */
const MIN_WORKER_POOL = 8;

/** Longer than any supervisor waits before SIGKILL. */
const MAX_DRAIN_SECONDS = 60;

/** The validated configuration, with defaults filled in. */
export interface Config {
  readonly nodeEnv: (typeof NODE_ENVIRONMENTS)[number];
  /** The role of the process: serve requests, run jobs and periodic work, or both. */
  readonly role: (typeof ROLES)[number];
  /** Processes that serve behind the one port. */
  readonly processes: number;
  /** 0 means any free port; see `withListeningPort`. */
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Without it, PostgreSQL is embedded. */
  readonly databaseUrl: string | undefined;
  /** The same database without the pooler in between, for LISTEN, jobs and migrations. */
  readonly directUrl: string | undefined;
  /** Off behind a pooler that gives each transaction another connection and keeps no statements. */
  readonly preparedStatements: boolean;
  /** Connections of this process at most, to serve requests and to run jobs. */
  readonly poolSize: number;
  readonly workerPoolSize: number;
  /** Without it, PostgreSQL carries live events. */
  readonly redisUrl: string | undefined;
  /** Without it, emails are stored for `/dev/mail`, and wait in production. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly push: PushSettings;
  readonly webhooks: WebhookSettings;
  /** Authorities that stamp the logs of drafts, after RFC 3161. */
  readonly timestampUrls: readonly string[];
  /** A relay of drand, whose random numbers take part in draws. */
  readonly beaconUrl: string | undefined;
  /** Where weaknesses of this installation are reported: an address with mailto: or https: */
  readonly securityContact: string | undefined;
  /** The origin that people open and emails link to, without a trailing slash. */
  readonly appUrl: string;
  /** Without it, `loadOrCreateSecret` provides one. */
  readonly jwtSecret: string | undefined;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** From how many ms on requests and jobs are logged as slow; Infinity means never. */
  readonly slowMs: number;
  /** Admits programs of other computers to /metrics; without it, only this computer's. */
  readonly metricsToken: string | undefined;
  /** Fastify's trustProxy: none, all, a number of hops or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** How long requests are still served after the signal to stop, so that proxies notice it. */
  readonly drainSeconds: number;
  readonly retention: Retention;
  /** Whether administrator rights require a second factor. */
  readonly adminSecondFactor: (typeof SECOND_FACTORS)[number];
  readonly signIn: SignInSettings;
  /** The time zone of new properties, as an IANA name. */
  readonly timeZone: string;
  readonly openings: Openings;
  readonly limits: Limits;
  readonly backups: BackupSchedule;
  readonly files: FileSettings;
}

/** When backups are made automatically, and how many are kept. */
interface BackupSchedule {
  /** An absolute path; without it, none are made. */
  readonly dir: string | undefined;
  readonly everyHours: number;
  readonly keep: number;
}

/** Features that help developers and attackers alike: off in production unless enabled. */
interface Openings {
  /** GraphQL documents other than the operations of the web interface. */
  readonly anyOperation: boolean;
  readonly introspection: boolean;
  /** 'Did you mean …' in GraphQL errors. */
  readonly fieldSuggestions: boolean;
  readonly playground: boolean;
  readonly apiDocs: boolean;
}

/** Limits of one client in this process; Infinity means no limit. */
export interface Limits {
  /** Requests of one address to GraphQL, REST and the calendar feeds. */
  readonly requestsPerMinute: number;
  /** Requests of one user, or of one access token, that run at a time. */
  readonly requestsAtOnce: number;
  readonly socketsPerUser: number;
  /** Sockets of signed-in users. */
  readonly socketsPerNetwork: number;
  /** Sockets that have not authenticated yet. */
  readonly waitingSocketsPerNetwork: number;
  readonly subscriptionsPerUser: number;
  /** Bytes buffered for one socket. */
  readonly socketBufferBytes: number;
  readonly passwordHashesAtOnce: number;
  /** Queued password checks. */
  readonly passwordQueue: number;
  /** Unfinished password checks of one network. */
  readonly passwordsPerNetwork: number;
}

/** The configuration is invalid; `problems` has one sentence per mistake. */
export class ConfigError extends StartProblem {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

// The same path from api/src/app and from api/dist/app.
const REPOSITORY = resolve(__dirname, '../../../..');

/** Reads the configuration; throws a ConfigError with all mistakes at once. */
export function readConfig(env: Environment): Config {
  const read = new ConfigReader(env);
  const nodeEnv = read.choice('NODE_ENV', NODE_ENVIRONMENTS, 'development');
  const port = read.port('PORT', 4000);
  const databaseUrl = read.url('DATABASE_URL', POSTGRES);
  const appUrl = read.origin('APP_URL') ?? defaultAppUrl(port);
  const isProduction = nodeEnv === 'production';
  const backupDir = read.text('BACKUP_DIR');
  const mailFrom = read.sender('MAIL_FROM') ?? `Fairweek <no-reply@${new URL(appUrl).hostname}>`;
  const config: Config = {
    nodeEnv,
    role: read.choice('ROLE', ROLES, 'all'),
    processes: read.count('PROCESSES', 1, 1),
    port,
    // Loopback only: the demo's passwords are public. A container sets HOST=0.0.0.0.
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(REPOSITORY, read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    directUrl: read.url('DATABASE_DIRECT_URL', POSTGRES),
    preparedStatements: read.flag('PREPARED_STATEMENTS') ?? true,
    poolSize: read.count('POOL_SIZE', 20, MIN_POOL),
    workerPoolSize: read.count('WORKER_POOL_SIZE', 8, MIN_WORKER_POOL),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    push: readPush(read, mailFrom),
    webhooks: readWebhooks(read),
    timestampUrls: read.urls('TIMESTAMP_URLS', ['http:', 'https:']),
    beaconUrl: read.url('BEACON_URL', ['http:', 'https:']),
    securityContact: read.contact('SECURITY_CONTACT'),
    appUrl,
    jwtSecret: read.text('JWT_SECRET'),
    demo: read.flag('DEMO') ?? (!databaseUrl && !isProduction),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    slowMs: read.limit('SLOW_MS', 1_000),
    metricsToken: read.text('METRICS_TOKEN'),
    trustProxy: read.trustedProxies('TRUST_PROXY'),
    // If a process is alone on its database, no other could serve in its place.
    drainSeconds:
      read.seconds('DRAIN_SECONDS', MAX_DRAIN_SECONDS) ?? (isProduction && databaseUrl ? 5 : 0),
    retention: {
      mails: read.limit('KEEP_MAILS_DAYS', 90),
      securityLog: read.limit('KEEP_SECURITY_LOG_DAYS', 90),
      auditLog: read.limit('KEEP_AUDIT_LOG_DAYS', 0),
      guests: read.limit('KEEP_GUESTS_DAYS', 365),
    },
    adminSecondFactor: read.choice('ADMIN_SECOND_FACTOR', SECOND_FACTORS, 'optional'),
    signIn: readSignIn(read),
    timeZone: read.timeZone('TIME_ZONE'),
    openings: readOpenings(read, !isProduction),
    limits: {
      requestsPerMinute: read.limit('REQUESTS_PER_MINUTE', 1_200),
      requestsAtOnce: read.limit('REQUESTS_AT_ONCE', 6),
      socketsPerUser: read.limit('SOCKETS_PER_USER', 10),
      socketsPerNetwork: read.limit('SOCKETS_PER_NETWORK', 2_000),
      waitingSocketsPerNetwork: read.limit('WAITING_SOCKETS_PER_NETWORK', 20),
      subscriptionsPerUser: read.limit('SUBSCRIPTIONS_PER_USER', 100),
      socketBufferBytes: read.limit('SOCKET_BUFFER_BYTES', 1_000_000),
      passwordHashesAtOnce: read.count('PASSWORD_HASHES_AT_ONCE', 2),
      passwordQueue: read.count('PASSWORD_QUEUE', 20),
      passwordsPerNetwork: read.limit('PASSWORDS_PER_NETWORK', 6),
    },
    backups: {
      dir: backupDir && resolve(REPOSITORY, backupDir),
      everyHours: read.count('BACKUP_EVERY_HOURS', 24, 1),
      keep: read.count('BACKUP_KEEP', 14, 1),
    },
    files: readFiles(read),
  };
  const problems = [
    ...read.problems,
    ...contradictions(config, read.text('APP_URL') !== undefined),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readOpenings(read: ConfigReader, isOpen: boolean): Openings {
  return {
    anyOperation: read.flag('ANY_OPERATION') ?? isOpen,
    introspection: read.flag('INTROSPECTION') ?? isOpen,
    fieldSuggestions: read.flag('FIELD_SUGGESTIONS') ?? isOpen,
    playground: read.flag('PLAYGROUND') ?? isOpen,
    apiDocs: read.flag('API_DOCS') ?? isOpen,
  };
}

/** The configuration with the port that the server listens on, for PORT=0. */
export function withListeningPort(config: Config, port: number): Config {
  const isDefault = config.appUrl === defaultAppUrl(config.port);
  return { ...config, port, appUrl: isDefault ? defaultAppUrl(port) : config.appUrl };
}

function defaultAppUrl(port: number): string {
  return `http://localhost:${port}`;
}
