import { relative } from 'node:path';
import { CONFIG_VARIABLES, type Config } from './config';
import type { Environment } from './config-reader';
import { nearMisses } from './near-misses';

/** True if backups lie beside the embedded database. */
export function hasBackupsInside({ databaseUrl, dataDir, backups }: Config): boolean {
  if (databaseUrl || !backups.dir) return false;
  return !relative(dataDir, backups.dir).startsWith('..');
}

/** Warnings about likely mistakes; they do not prevent startup. */
export function configWarnings(env: Environment, config: Config): string[] {
  const warnings = nearMisses(env, CONFIG_VARIABLES);
  if (hasBackupsInside(config)) {
    warnings.push(
      'BACKUP_DIR lies in DATA_DIR, so that the database and its backups are lost together: choose a folder on another disk.',
    );
  }
  if (config.nodeEnv !== 'production') return warnings;
  if (config.trustProxy === false && config.appUrl.startsWith('https:')) {
    warnings.unshift(
      'TRUST_PROXY is not set, but an https APP_URL means that there is a proxy: all clients appear to have its address and share one limit of attempts and requests.',
    );
  }
  if (!config.smtpUrl) {
    warnings.unshift(
      'SMTP_URL is not set: no email is sent, and codes and links wait in the database until they expire.',
    );
  }
  return warnings;
}
