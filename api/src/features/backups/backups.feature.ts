import type { Feature } from '../../core/feature';
import { Backup } from './backup.entity';
import { backupAudit } from './backups.audit';
import * as happenings from './backups.happenings';
import { BackupsResolver } from './backups.resolver';
import { Installation } from './installation.entity';
import { backUpWhenDue } from './use-cases/back-up-when-due';
import { makeStartedBackup } from './use-cases/make-started-backup';
import { purgeBackupRecords } from './use-cases/purge-backup-records';
import { MAKE_BACKUP } from './use-cases/start-backup';

/** Backups: made automatically, by an administrator or by command, and recorded. */
export const backupsFeature: Feature = {
  name: 'backups',
  uses: ['audit'],
  happenings,
  entities: [Backup, Installation],
  resolvers: [BackupsResolver],
  scopes: { startBackup: 'SYSTEM_ADMIN' },
  jobs: { [MAKE_BACKUP]: makeStartedBackup },
  periodic: [{ run: backUpWhenDue, everyMs: 60_000 }],
  auditAreas: { backup: backupAudit },
  purge: purgeBackupRecords,
};
