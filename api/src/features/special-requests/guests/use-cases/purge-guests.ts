import type { DataSource } from 'typeorm';
import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { daysKept, type Retention } from '../../../../core/privacy/personal-data';
import { FORMER_GUEST } from '../../request.columns';

const PURGE = statement(
  'purge-guests',
  `update special_requests set ${FORMER_GUEST}
    where guest_email <> '' and created_at < now() - make_interval(days => $1)`,
);

/** Removes the names and addresses of guests without an account; their requests stay. */
export async function purgeGuests(db: DataSource, { guests }: Retention): Promise<void> {
  await read({ db }, PURGE, [daysKept(guests)]);
}
