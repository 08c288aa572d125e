import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { ensureFolder, usingDataFolder } from '../../embedded-postgres/data-folder';
import { writeOnce } from '../../embedded-postgres/write-once';
import { StartProblem } from '../../kit/start-problem';
import { isLoopback } from '../http/origins';
import { ConfigReader, type Environment } from './config-reader';
import { nearMisses } from './near-misses';
import { secretWeakness } from './weak-secret';

/** Every environment variable that Fairweek reads; there is no other configuration. */
export const CONFIG_VARIABLES = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'APP_URL',
  'JWT_SECRET',
  'DEMO',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'DRAIN_SECONDS',
  'ANY_OPERATION',
  'INTROSPECTION',
  'FIELD_SUGGESTIONS',
  'PLAYGROUND',
  'API_DOCS',
  'REQUESTS_PER_MINUTE',
  'SOCKETS_PER_USER',
  'SOCKETS_PER_NETWORK',
  'WAITING_SOCKETS_PER_NETWORK',
  'SUBSCRIPTIONS_PER_USER',
  'SOCKET_BUFFER_BYTES',
  'PASSWORD_HASHES_AT_ONCE',
  'PASSWORD_QUEUE',
  'PASSWORDS_PER_NETWORK',
] as const;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const NODE_ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 32;

/** Whatever stops a process would kill it before. */
const MAX_DRAIN_SECONDS = 60;

/** What the environment says, checked and with the defaults filled in. */
export interface Config {
  readonly nodeEnv: (typeof NODE_ENVIRONMENTS)[number];
  /** 0 means any free port; see `withListeningPort`. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Absent: PostgreSQL carries live events. */
  readonly redisUrl: string | undefined;
  /** Absent: mail is kept for `/dev/mail`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Origin that people type and that mails link to, without a slash at the end. */
  readonly appUrl: string;
  /** Absent: `loadOrCreateSecret`. */
  readonly jwtSecret: string | undefined;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** As Fastify understands it: no one, everyone, a number of hops or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** How long requests are still served after the order to stop, so that proxies notice it. */
  readonly drainSeconds: number;
  readonly openings: Openings;
  readonly limits: Limits;
}

/** What developers like and attackers use: off in production unless it is switched on. */
interface Openings {
  /** GraphQL documents besides the operations of the web interface. */
  readonly anyOperation: boolean;
  readonly introspection: boolean;
  /** 'Did you mean …' in the refusal of a GraphQL document. */
  readonly fieldSuggestions: boolean;
  readonly playground: boolean;
  readonly apiDocs: boolean;
}

/** How much one client may ask of this process; Infinity is no limit. */
export interface Limits {
  /** Requests of an address to GraphQL, REST and the calendar feeds. */
  readonly requestsPerMinute: number;
  readonly socketsPerUser: number;
  /** Sockets of signed-in people. */
  readonly socketsPerNetwork: number;
  /** Sockets that have not said yet who is there. */
  readonly waitingSocketsPerNetwork: number;
  readonly subscriptionsPerUser: number;
  /** Bytes that wait for a socket to read them. */
  readonly socketBufferBytes: number;
  readonly passwordHashesAtOnce: number;
  /** Password checks that wait for their turn. */
  readonly passwordQueue: number;
  /** Password checks of one network that are not done. */
  readonly passwordsPerNetwork: number;
}

/** The environment is wrong; `problems` holds one sentence per mistake. */
export class ConfigError extends StartProblem {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

// The same three steps up from api/src/app and from api/dist/app.
const REPOSITORY = resolve(__dirname, '../../../..');

/** Reads the configuration; throws ConfigError with every mistake at once. */
export function readConfig(env: Environment): Config {
  const read = new ConfigReader(env);
  const nodeEnv = read.choice('NODE_ENV', NODE_ENVIRONMENTS, 'development');
  const port = read.port('PORT', 4000);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const appUrl = read.origin('APP_URL') ?? defaultAppUrl(port);
  const isProduction = nodeEnv === 'production';
  const config: Config = {
    nodeEnv,
    port,
    // Loopback only: the demo's passwords are public. A container sets HOST=0.0.0.0.
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(REPOSITORY, read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM') ?? `Fairweek <no-reply@${new URL(appUrl).hostname}>`,
    appUrl,
    jwtSecret: read.text('JWT_SECRET'),
    demo: read.flag('DEMO') ?? (!databaseUrl && !isProduction),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: read.trustedProxies('TRUST_PROXY'),
    // A process that is alone on its database has no other that could serve in its place.
    drainSeconds:
      read.seconds('DRAIN_SECONDS', MAX_DRAIN_SECONDS) ?? (isProduction && databaseUrl ? 5 : 0),
    openings: readOpenings(read, !isProduction),
    limits: {
      requestsPerMinute: read.limit('REQUESTS_PER_MINUTE', 1_200),
      socketsPerUser: read.limit('SOCKETS_PER_USER', 10),
      socketsPerNetwork: read.limit('SOCKETS_PER_NETWORK', 2_000),
      waitingSocketsPerNetwork: read.limit('WAITING_SOCKETS_PER_NETWORK', 20),
      subscriptionsPerUser: read.limit('SUBSCRIPTIONS_PER_USER', 100),
      socketBufferBytes: read.limit('SOCKET_BUFFER_BYTES', 1_000_000),
      passwordHashesAtOnce: read.count('PASSWORD_HASHES_AT_ONCE', 2),
      passwordQueue: read.count('PASSWORD_QUEUE', 20),
      passwordsPerNetwork: read.limit('PASSWORDS_PER_NETWORK', 6),
    },
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

function contradictions(config: Config, hasAppUrl: boolean): string[] {
  const { nodeEnv, jwtSecret } = config;
  const problems: string[] = [];
  if (jwtSecret !== undefined && jwtSecret.length < MIN_SECRET_LENGTH) {
    problems.push(`JWT_SECRET must be at least ${MIN_SECRET_LENGTH} characters long.`);
  }
  return nodeEnv === 'production' ? [...problems, ...unsafe(config, hasAppUrl)] : problems;
}

/** More proxies than stand one behind the other anywhere. */
const MAX_HOPS = 10;

function trustsAnyone(trustProxy: Config['trustProxy']): boolean {
  if (typeof trustProxy === 'number') return trustProxy > MAX_HOPS;
  return trustProxy === true || /(^|,)\s*[\d.:a-f]+\/0\s*(,|$)/i.test(String(trustProxy));
}

/** What is convenient elsewhere and must not happen in production. */
function unsafe({ jwtSecret, demo, appUrl, trustProxy }: Config, hasAppUrl: boolean): string[] {
  const problems: string[] = [];
  const weakness = jwtSecret === undefined ? null : secretWeakness(jwtSecret);
  if (jwtSecret === undefined) {
    problems.push(
      `JWT_SECRET must be set when NODE_ENV is production (at least ${MIN_SECRET_LENGTH} characters, the same for every instance).`,
    );
  }
  if (weakness) {
    problems.push(
      `JWT_SECRET must be random when NODE_ENV is production; this one ${weakness}. "openssl rand -hex 32" makes one.`,
    );
  }
  if (demo) {
    problems.push('DEMO must be off when NODE_ENV is production: its passwords are public.');
  }
  const { protocol, hostname } = new URL(appUrl);
  if (!hasAppUrl || (protocol !== 'https:' && !isLoopback(hostname))) {
    problems.push(
      'APP_URL must be the https:// address that people open when NODE_ENV is production: passwords and sessions travel there, and links in mails lead to it.',
    );
  }
  if (trustsAnyone(trustProxy)) {
    problems.push(
      `TRUST_PROXY must name the proxies when NODE_ENV is production (at most ${MAX_HOPS} hops, or addresses): this one takes the address of a client from anyone who sends one.`,
    );
  }
  return problems;
}

/** What is probably not meant, in sentences; it is told and does not keep Fairweek from starting. */
export function configWarnings(env: Environment, config: Config): string[] {
  const warnings = nearMisses(env, CONFIG_VARIABLES);
  if (config.nodeEnv !== 'production') return warnings;
  if (config.trustProxy === false && config.appUrl.startsWith('https:')) {
    warnings.unshift(
      'TRUST_PROXY is not set, but a proxy must be there, for APP_URL is https: everyone seems to have its address, and shares one limit of attempts and requests.',
    );
  }
  if (!config.smtpUrl) {
    warnings.unshift(
      'SMTP_URL is not set: no mail is sent, and codes and links stay in the database until they have expired.',
    );
  }
  return warnings;
}

/** The configuration once the server listens, for PORT=0. */
export function withListeningPort(config: Config, port: number): Config {
  const isDefault = config.appUrl === defaultAppUrl(config.port);
  return { ...config, port, appUrl: isDefault ? defaultAppUrl(port) : config.appUrl };
}

function defaultAppUrl(port: number): string {
  return `http://localhost:${port}`;
}

/** The secret kept in the data folder, made on first use; only its owner can read it. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const written = await usingDataFolder(dataDir, async () => {
    await ensureFolder(dataDir);
    return writeOnce(file, randomBytes(48).toString('base64url'));
  });
  const secret = written.trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartProblem(
    `The secret in ${file} is too short: remove that file for a new one (everyone has to sign in again).`,
  );
}
