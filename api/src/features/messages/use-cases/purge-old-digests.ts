import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const FORGET = statement(
  'forget-message-digests',
  `delete from message_digests where day < (now() at time zone 'utc')::date - 3`,
);

/** Deletes records of emails whose messages are too old to be emailed again. */
export async function purgeOldDigests(db: DataSource): Promise<void> {
  await read({ db }, FORGET, []);
}
