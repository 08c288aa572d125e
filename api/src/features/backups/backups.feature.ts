import type { Feature } from '../../core/feature';
import { Backup } from './backup.entity';
import { backUpWhenDue } from './use-cases/back-up-when-due';
import { purgeBackupRecords } from './use-cases/purge-backup-records';

/** Backups: made automatically or by command, and recorded. */
export const backupsFeature: Feature = {
  name: 'backups',
  uses: [],
  entities: [Backup],
  periodic: [{ run: backUpWhenDue, everyMs: 60_000 }],
  purge: purgeBackupRecords,
};
