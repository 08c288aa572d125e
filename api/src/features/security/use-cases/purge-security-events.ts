import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { daysKept, type Retention } from '../../../core/privacy/personal-data';

const PURGE = statement(
  'purge-security-events',
  'delete from security_events where at < now() - make_interval(days => $1)',
);

/** Deletes entries that are no longer kept. */
export async function purgeSecurityEvents(db: DataSource, retention: Retention): Promise<void> {
  await read({ db }, PURGE, [daysKept(retention.securityLog)]);
}
