import { hasEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import { type CommandContext, whileConnected } from '../commands/open-database';
import { CONFIG_VARIABLES, type Config, ConfigError, readConfig } from '../config/config';
import type { Environment } from '../config/config-reader';
import { configWarnings } from '../config/config-warnings';
import { nearMisses } from '../config/near-misses';
import { pendingMigrations } from '../database/data-source';
import { DATABASE_CHECKS } from './database-checks';
import { FILE_CHECKS } from './file-checks';
import { broken, type Finding, ok, runChecks, warning } from './finding';
import { SERVICE_CHECKS } from './service-checks';
import { WORK_CHECKS } from './work-checks';

async function examineContents({ config, url, db }: CommandContext): Promise<Finding[]> {
  const findings = await runChecks(DATABASE_CHECKS, { config, db });
  const isUpToDate = (await pendingMigrations(db)).length === 0;
  return isUpToDate
    ? [...findings, ...(await runChecks(WORK_CHECKS, { config, url, db }))]
    : findings;
}

/** Connects as the server would, without creating or changing anything. */
async function openAndExamine(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !(await hasEmbeddedDatabase(dataDir))) {
    return [{ check: 'database', ...ok('The first start creates the embedded database.') }];
  }
  return whileConnected(config, {}, examineContents);
}

/** Examines everything that Fairweek depends on, and changes none of it. */
export async function examine(env: Environment): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const misspelt = nearMisses(env, CONFIG_VARIABLES).map(warning);
    const problems = [...error.problems.map(broken), ...misspelt];
    return problems.map((it) => ({ check: 'configuration', ...it }));
  }
  const warnings = configWarnings(env, config).filter((it) => !/^(TRUST_PROXY|SMTP_URL)/.test(it));
  const configuration =
    warnings.length > 0 ? warnings.map(warning) : [ok('Every setting is valid.')];
  const [files, services, database] = await Promise.all([
    runChecks(FILE_CHECKS, config),
    runChecks(SERVICE_CHECKS, config),
    openAndExamine(config).catch((error: unknown) =>
      runChecks([['database', () => Promise.reject(error)]], config),
    ),
  ]);
  const found = configuration.map((it) => ({ check: 'configuration', ...it }));
  return [...found, ...files, ...database, ...services];
}
