import { createFileStore } from '../core/files/create-file-store';
import { createTaskQueue } from '../core/limits/task-queue';
import { createThrottle } from '../core/limits/throttle';
import { Departure } from '../core/process/departure';
import type { ProcessState } from '../core/process/process-state';
import type { AppContext, BackupSettings } from '../core/request-context';
import type { Config } from './config/config';
import { directUrlOf } from './database/direct-url';
import {
  ACCESS_GUARDS,
  AUDIT_AREAS,
  FEATURES,
  FILE_KINDS,
  NOTICES,
  PERSONAL_DATA,
  WAITING,
  WAYS,
  WORDINGS,
} from './features';
import { VERSION } from './version';

/** The bcrypt work factor; too slow for the many sign-ins of tests. */
const PASSWORD_COST = 12;
const TEST_PASSWORD_COST = 4;

/** Returns the bcrypt work factor of a configuration. */
export function passwordCostOf({ nodeEnv }: Config): number {
  return nodeEnv === 'test' ? TEST_PASSWORD_COST : PASSWORD_COST;
}

interface Installation {
  config: Config;
  databaseUrl: string;
  secret: string;
}

/** Returns how this installation makes backups; without its secret if it is not known. */
export function backupSettings(
  installation: Omit<Installation, 'secret'> & { secret?: string },
): BackupSettings {
  const { config, secret } = installation;
  const generatedSecret = config.jwtSecret ? undefined : secret;
  const databaseUrl = directUrlOf(installation);
  return { ...config.backups, databaseUrl, generatedSecret, version: VERSION };
}

/** Returns what a process knows about itself. */
export function processState(
  config: Config,
  now: Pick<ProcessState, 'parts' | 'live'>,
): ProcessState {
  return {
    version: VERSION,
    startedAt: new Date(),
    dataDir: config.databaseUrl ? undefined : config.dataDir,
    mailTasks: FEATURES.flatMap(({ mailJobs = {} }) => Object.keys(mailJobs)),
    ...now,
  };
}

/**
 * Creates what one process shares among all requests, or the whole of a command; `reserved` has the
 * connections that are kept for signing in and health checks.
 */
export function createAppContext(
  installation: Installation,
  parts: Pick<AppContext, 'db' | 'bus' | 'changes' | 'log' | 'outage' | 'state'>,
  reserved = parts.db,
): AppContext {
  const { config, secret } = installation;
  const { appUrl, demo, limits } = config;
  const { s3, ...quota } = config.files;
  return {
    ...parts,
    throttle: createThrottle({ db: parts.db }),
    reserve: { db: reserved, throttle: createThrottle({ db: reserved }) },
    departure: new Departure(),
    appUrl,
    secret,
    passwordCost: passwordCostOf(config),
    hashing: createTaskQueue({
      atOnce: limits.passwordHashesAtOnce,
      waiting: limits.passwordQueue,
      perClient: limits.passwordsPerNetwork,
    }),
    demo,
    adminsNeedSecondFactor: config.adminSecondFactor === 'required',
    signIn: config.signIn,
    timeZone: config.timeZone,
    slowMs: config.slowMs,
    mail: {
      smtpUrl: config.smtpUrl,
      isCaptured: !config.smtpUrl && config.nodeEnv !== 'production',
      from: config.mailFrom,
    },
    push: config.push,
    webhooks: config.webhooks,
    timestampUrls: config.timestampUrls,
    beaconUrl: config.beaconUrl,
    retention: config.retention,
    backups: backupSettings(installation),
    files: {
      ...quota,
      store: createFileStore(config.dataDir, s3),
      kinds: FILE_KINDS,
      encoding: createTaskQueue({ atOnce: 1, waiting: 50, perClient: 20 }),
    },
    ways: WAYS,
    auditAreas: AUDIT_AREAS,
    wordings: WORDINGS,
    notices: NOTICES,
    waiting: WAITING,
    personalData: PERSONAL_DATA,
    accessGuards: ACCESS_GUARDS,
  };
}
