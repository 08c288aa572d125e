import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const FORGET = ['sessions', 'access_tokens', 'registrations', 'password_resets'].map((table) =>
  statement('forget-expired', `delete from ${table} where expires_at < now()`, table),
);

/** Deletes expired sessions, access tokens, registrations and reset links. */
export async function purgeExpired(db: DataSource): Promise<void> {
  for (const forget of FORGET) await read({ db }, forget, []);
}
