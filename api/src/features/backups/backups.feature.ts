import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { Backup } from './backup.entity';
import { backupAudit } from './backups.audit';
import * as happenings from './backups.happenings';
import { BackupsResolver } from './backups.resolver';
import { Installation } from './installation.entity';
import { backUpWhenDue } from './use-cases/back-up-when-due';
import { makeStartedBackup } from './use-cases/make-started-backup';
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
  purge: purgeBy(
    // Only records; the last good ones stay: they say since when backups have been failing.
    'purge-backups',
    `delete from backups where started_at < now() - make_interval(days => $1) and id not in (
      select distinct on (is_scheduled) id from backups where finished_at is not null
        order by is_scheduled, started_at desc)`,
    () => [90],
  ),
};
