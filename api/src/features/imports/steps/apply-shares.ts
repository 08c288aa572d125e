import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { queueHandovers } from '../../shares/steps/announce-handover';
import { sharesImported } from '../imports.happenings';
import { type ApplyingImport, applyBatches, OvertakenImport } from './apply-batches';
import { joinOwners } from './join-owners';

const PROPERTIES = statement(
  'import-properties',
  `with made as (
      insert into properties (name, location)
      select property, location from import_rows where job_id = $1 and is_new_property
      returning id, name, location
    )
    update import_rows r set property_id = made.id from made
    where r.job_id = $1 and r.property_id is null
      and lower(r.property) = lower(made.name) and lower(r.location) = lower(made.location)`,
);

const USERS = statement(
  'import-users',
  `with made as (
      insert into users (first_name, last_name, email, user_role)
      select first_name, last_name, email, 'OWNER' from import_rows
      where job_id = $1 and line > $2 and line <= $3 and is_new_user order by line, person
      returning id
    )
    insert into import_users (job_id, user_id) select $1, id from made`,
);

// As in a manual assignment, a USER becomes an OWNER.
const OWNERS = statement(
  'import-owners',
  `update users u set user_role = 'OWNER', updated_at = now(), version = u.version + 1
    from import_rows r
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and (r.is_assigned or r.is_joined)
      and u.email = r.email and u.deleted_at is null and u.user_role = 'USER'
    returning u.id`,
);

// The foreign key would lock these users anyway; locking them here skips those deleted since.
const SHARES = statement(
  'import-shares',
  `with given as (
    insert into shares (property_id, share_number, user_id)
    select r.property_id, r.share_number, u.id from import_rows r
    join users u on u.email = r.email and u.deleted_at is null
    where r.job_id = $1 and r.line > $2 and r.line <= $3 and r.is_assigned
    for key share of u
    on conflict (property_id, share_number) do update
      set user_id = excluded.user_id, is_active = true, updated_at = now(), version = shares.version + 1
      where shares.user_id is null
    returning id, user_id
    ), effects as (
      insert into import_effects (job_id, share_id, user_id) select $1, id, user_id from given
    )
    select id from given`,
);

// One entry for each house, which its owners read.
const LOG_SHARES = statement(
  'log-imported-shares',
  `insert into audit_log (actor_id, actor_name, action, subject, after, concerns)
    select actor.id, actor.first_name || ' ' || actor.last_name, 'import.give',
      'Property ' || p.id || ', ' || p.name,
      jsonb_build_object('shares',
        jsonb_agg(distinct r.share_number order by r.share_number)),
      array_agg(distinct 'user ' || u.id)
    from import_rows r join properties p on p.id = r.property_id
    join users u on u.email = r.email and u.deleted_at is null
    cross join users actor
    where r.job_id = $1 and (r.is_assigned or r.is_joined) and actor.id = $2
    group by actor.id, p.id order by p.id`,
);

// One for each user and house; those without a password are invited instead.
const GIVEN = statement(
  'imported-shares-of-users',
  `select u.id as "userId", r.property_id as "propertyId",
      coalesce(json_agg(r.share_number order by r.share_number), '[]') as shares
    from import_rows r
    join users u on u.email = r.email and u.deleted_at is null and u.password_hash is not null
    where r.job_id = $1 and (r.is_assigned or r.is_joined) and r.property_id is not null
    group by u.id, r.property_id order by u.id, r.property_id`,
);

async function announceGiven(
  app: AppContext,
  transaction: Transaction,
  { id, actorId }: ApplyingImport,
): Promise<void> {
  const given = await transaction.query(GIVEN, [id]);
  await happened(
    { app },
    transaction,
    sharesImported,
    given.map(({ userId, propertyId, shares }) => ({
      kind: 'share.given',
      userId,
      propertyId,
      byId: actorId,
      facts: { shares: shares.filter((share) => share !== null) },
    })),
  );
}

// Shares are locked before users, as everywhere. Without a lock, a share could change owners, or get
// another one by a link, after the rows were checked.
const LOCK = statement(
  'lock-shares-of-import',
  `select from shares s
    where (s.property_id, s.share_number) in (
      select property_id, share_number from import_rows where job_id = $1 and not is_refused)
    order by s.id for no key update of s`,
);

/** Locks the shares that an import names for the rest of the transaction. */
export async function lockShares(transaction: Transaction, id: number): Promise<void> {
  await transaction.query(LOCK, [id]);
}

/** Applies the rows of an import of shares; returns what the log says of it. */
export async function applyShares(
  app: AppContext,
  transaction: Transaction,
  job: ApplyingImport,
): Promise<object> {
  const { id, actorId, newUsers, newProperties, given: sharesAssigned, ownersJoined } = job;
  await transaction.query(PROPERTIES, [id]);
  let [newOwners, joined] = [0, 0];
  const shares = await applyBatches(app, transaction, job, async (range) => {
    await transaction.query(USERS, range);
    newOwners += (await transaction.query(OWNERS, range)).length;
    const given = (await transaction.query(SHARES, range)).map((share) => share.id);
    await queueHandovers(transaction, given);
    joined += await joinOwners(app, transaction, { actorId, range });
    return given;
  });
  if (shares.length !== sharesAssigned || joined !== ownersJoined) throw new OvertakenImport();
  await transaction.query(LOG_SHARES, [id, actorId]);
  await announceGiven(app, transaction, job);
  const made = { newUsers, newProperties, newOwners, sharesAssigned };
  return ownersJoined > 0 ? { ...made, ownersJoined } : made;
}
