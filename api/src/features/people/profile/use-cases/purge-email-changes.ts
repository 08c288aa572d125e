import { type Purge, purgeBy } from '../../../../core/privacy/purge';

const PURGES = [
  purgeBy('purge-email-changes', 'delete from email_changes where expires_at < now()', () => []),
  purgeBy('purge-email-undos', 'delete from email_undos where expires_at < now()', () => []),
];

/** Deletes changes that no code confirmed in time, and links to former addresses that have expired. */
export const purgeEmailChanges: Purge = async (db, retention) => {
  for (const purge of PURGES) await purge(db, retention);
};
