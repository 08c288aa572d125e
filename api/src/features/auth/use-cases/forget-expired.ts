import type { DataSource } from 'typeorm';

/** Deletes sessions, registrations and reset links whose time is over; nothing reads them any more. */
export async function forgetExpired(db: DataSource): Promise<void> {
  for (const table of ['sessions', 'registrations', 'password_resets']) {
    await db.query(`delete from ${table} where expires_at < now()`);
  }
}
