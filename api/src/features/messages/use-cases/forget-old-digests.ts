import type { DataSource } from 'typeorm';

/** Deletes what was mailed so long ago that no message of that time is mailed any more. */
export async function forgetOldDigests(db: DataSource): Promise<void> {
  await db.query(`delete from message_digests where day < (now() at time zone 'utc')::date - 3`);
}
