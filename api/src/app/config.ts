import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigReader, type Environment } from './config-reader';
import { writeOnce } from './embedded-database/write-once';
import { StartProblem } from './start-problem';

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
] as const;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const NODE_ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Shorter secrets could be guessed. */
const MIN_SECRET_LENGTH = 32;

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
  /** As Fastify understands it: nobody, everybody, a number of hops or a list of addresses. */
  readonly trustProxy: boolean | number | string;
}

/** The environment is wrong; `problems` holds one sentence per mistake. */
export class ConfigError extends StartProblem {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

// The same three steps up from api/src/app and from api/dist/app.
const REPOSITORY = resolve(__dirname, '../../..');

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
  };
  const problems = [...read.problems, ...contradictions(config)];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function contradictions({ nodeEnv, jwtSecret, demo }: Config): string[] {
  const problems: string[] = [];
  if (jwtSecret !== undefined && jwtSecret.length < MIN_SECRET_LENGTH) {
    problems.push(`JWT_SECRET must be at least ${MIN_SECRET_LENGTH} characters long.`);
  }
  if (nodeEnv !== 'production') return problems;
  if (jwtSecret === undefined) {
    problems.push(
      `JWT_SECRET must be set when NODE_ENV is production (at least ${MIN_SECRET_LENGTH} characters, the same for every instance).`,
    );
  }
  if (demo) {
    problems.push('DEMO must be off when NODE_ENV is production: its passwords are public.');
  }
  return problems;
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
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'jwt-secret');
  const secret = (await writeOnce(file, randomBytes(48).toString('base64url'))).trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartProblem(
    `The secret in ${file} is too short: remove that file for a new one (everybody has to sign in again).`,
  );
}
