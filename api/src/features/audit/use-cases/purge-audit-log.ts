import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { daysKept, type Retention } from '../../../core/privacy/personal-data';

// In one statement with the delete that it allows: the setting lasts no longer.
const PURGE = statement(
  'purge-audit-log',
  `with allowed as (select set_config('fairweek.erasing', 'on', true) as setting)
    delete from audit_log using allowed
    where at < now() - make_interval(days => $1) and allowed.setting = 'on'`,
);

/** Deletes entries that are no longer kept; they are kept for good unless a setting says otherwise. */
export async function purgeAuditLog(db: DataSource, { auditLog }: Retention): Promise<void> {
  if (Number.isFinite(auditLog)) await read({ db }, PURGE, [daysKept(auditLog)]);
}
