import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { daysKept, type Retention } from '../../../core/privacy/personal-data';

const FORGET = [
  ...['sessions', 'access_tokens', 'registrations', 'password_resets', 'passkey_challenges'],
  'provider_flows',
].map((table) =>
  statement('forget-expired', `delete from ${table} where expires_at < now()`, table),
);

/** Deletes expired sessions, access tokens, registrations, reset links and challenges. */
export async function purgeExpired(db: DataSource): Promise<void> {
  for (const forget of FORGET) await read({ db }, forget, []);
}

const PURGE = statement(
  'purge-viewings',
  'delete from viewings where started_at < now() - make_interval(days => $1)',
);

/** Deletes views that are no longer kept: they are kept as long as the security log. */
export async function purgeViewings(db: DataSource, { securityLog }: Retention): Promise<void> {
  await read({ db }, PURGE, [daysKept(securityLog)]);
}
