import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

// Of a user without a password, an ended invitation shows that they were invited.
const USED = statement(
  'purge-used-invitations',
  `delete from invitations i using users u
    where u.id = i.user_id and i.expires_at < now() and u.password_hash is not null`,
);

const RUNS = statement(
  'purge-invitation-runs',
  "delete from invitation_runs where created_at < now() - interval '30 days'",
);

/** Deletes invitations that are over and no longer of use, and who was invited when. */
export async function purgeInvitations(db: DataSource): Promise<void> {
  for (const one of [USED, RUNS]) await read({ db }, one, []);
}
