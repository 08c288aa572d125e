import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** How long entries are kept, in days. */
const KEPT_DAYS = 90;

const PURGE = statement(
  'purge-security-events',
  'delete from security_events where at < now() - make_interval(days => $1)',
);

/** Deletes entries older than 90 days. */
export async function purgeSecurityEvents(db: DataSource): Promise<void> {
  await read({ db }, PURGE, [KEPT_DAYS]);
}
