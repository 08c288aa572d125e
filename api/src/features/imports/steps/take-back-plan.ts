import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { counted } from '../../audit/steps/phrases';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';
import type { ImportJobView, ImportTakeBack } from '../import.types';

/** The limit of one transaction, in which owners leave their shares and are erased one by one. */
const MOST_EFFECTS = 1000;
/** Number of facts that a refusal names; further ones are only counted. */
const NAMED = 3;

const COUNTS = statement(
  'effects-of-import',
  `select count(distinct e.share_id)::int as shares, count(e.booking_id)::int as weeks,
      count(*)::int as effects
    from import_effects e where e.job_id = $1`,
);

// People with a password have signed in, or are about to.
const PEOPLE = statement(
  'people-of-import',
  `select u.id, u.password_hash is null
      and not ${IS_ADMINISTRATOR} and u.linked_property_id is null
      and not exists (select from bookings b where b.guest_id = u.id)
      and not exists (select from planned_handovers plan where plan.user_id = u.id)
      and not exists (select from messages m where m.sender_id = u.id)
      and not exists (select from special_requests r where r.user_id = u.id)
      and not exists (select from share_members m where m.user_id = u.id
        and not exists (select from import_effects e
          where e.job_id = $1 and e.share_id = m.share_id and e.user_id = u.id))
      as "mayGo"
    from import_users made join users u on u.id = made.user_id and u.deleted_at is null
    where made.job_id = $1 order by u.id`,
);

// A person who accepts an invitation at the same time waits, and is refused once they are gone.
const LOCK_PEOPLE = statement(
  'lock-people-of-import',
  `select from users where id in (select user_id from import_users where job_id = $1)
    order by id for update`,
);

// Weeks, swaps, choices and owners of a share that came after the import.
const BUILT_ON_SHARES = statement(
  'built-on-imported-shares',
  `select p.name as "propertyName", s.share_number as "shareNumber", found.why
    from import_jobs j join import_effects e on e.job_id = j.id
    join shares s on s.id = e.share_id join properties p on p.id = s.property_id
    cross join lateral (select case
      when not is_member(s.id, e.user_id) then 'has other owners since'
      when exists (select from share_members m where m.share_id = s.id and m.joined_at > j.updated_at
        and not exists (select from import_effects other where other.job_id = j.id
          and other.share_id = s.id and other.user_id = m.user_id)) then 'has another owner since'
      when exists (select from bookings b where b.share_id = s.id and b.released_at is null
        and b.updated_at > j.updated_at) then 'has been given weeks since'
      when exists (select from week_swaps swap where s.id in (swap.share_id, swap.target_share_id)
        and swap.created_at > j.updated_at) then 'takes part in a swap'
      when exists (select from planned_handovers plan where plan.share_id = s.id
        and plan.status = 'PLANNED') then 'is to pass to another owner'
      when exists (select from wish_lists w where w.share_id = s.id and w.user_id = e.user_id)
        then 'has a wish list'
      when exists (select from draft_picks pick join drafts d on d.id = pick.draft_id
        where pick.share_id = s.id and d.status <> 'ENDED') then 'has chosen in a draft' end as why
    ) found
    where j.id = $1 and found.why is not null order by p.name, s.share_number`,
);

const BUILT_ON_WEEKS = statement(
  'built-on-imported-weeks',
  `select p.name as "propertyName", b.year, b.week, found.why
    from import_jobs j join import_effects e on e.job_id = j.id
    join bookings b on b.id = e.booking_id join properties p on p.id = b.property_id
    left join tenures t on t.id = b.tenure_id
    cross join lateral (select case
      when b.released_at is not null then 'was given back since'
      when b.guest_id is not null or b.guest_count is not null or b.guests <> '' then 'has guests'
      when exists (select from week_swaps swap
        where b.id in (swap.requesting_booking_id, swap.target_booking_id))
        or exists (select from swap_wishes w where w.booking_id = b.id)
        or exists (select from exchange_legs leg where b.id in (leg.booking_id, leg.gets_booking_id))
        then 'takes part in a swap'
      when t.starts_on > (j.updated_at at time zone p.time_zone)::date
        then 'went to another owner since'
      when b.version > 1 then 'was changed since' end as why
    ) found
    where j.id = $1 and found.why is not null order by p.name, b.year, b.week`,
);

const LOCK_SHARES = statement(
  'lock-shares-of-effects',
  `select from shares where id in (
      select share_id from import_effects where job_id = $1
      union select b.share_id from import_effects e join bookings b on b.id = e.booking_id
        where e.job_id = $1)
    order by id for update`,
);

const LOCK_WEEKS = statement(
  'lock-bookings-of-effects',
  `select from bookings where id in (select booking_id from import_effects where job_id = $1)
    order by id for update`,
);

type Reader = Pick<Transaction, 'query'>;

/** The effects of an import, which are taken back as a whole. */
export interface TakeBackPlan extends ImportTakeBack {
  /** The ids of the people who go. */
  leaving: number[];
}

function enumerate(facts: string[]): string {
  const more = facts.length > NAMED ? [`and ${facts.length - NAMED} more`] : [];
  return [...facts.slice(0, NAMED), ...more].join('; ');
}

const shareText = (it: Row<'built-on-imported-shares'>) =>
  `share ${it.shareNumber} of ${it.propertyName} ${it.why}`;
const weekText = (it: Row<'built-on-imported-weeks'>) =>
  `week ${it.week} of ${it.year} at ${it.propertyName} ${it.why}`;

function problemOfState(
  { status }: ImportJobView,
  { effects }: Row<'effects-of-import'>,
): string | null {
  if (status !== 'APPLIED') return 'Only an applied import can be taken back.';
  if (effects === 0) return 'This import is too old to be taken back.';
  if (effects > MOST_EFFECTS) {
    return `Only an import of at most ${MOST_EFFECTS} owners or weeks can be taken back.`;
  }
  return null;
}

/** Names what was built on an import since; null if nothing was. */
async function problemOfBuilt({ query }: Reader, id: number): Promise<string | null> {
  const built = [
    ...(await query(BUILT_ON_SHARES, [id])).map(shareText),
    ...(await query(BUILT_ON_WEEKS, [id])).map(weekText),
  ];
  return built.length > 0 ? `Something was built on it: ${enumerate([...new Set(built)])}.` : null;
}

function staying(people: number, properties: number): string[] {
  const stay = counted(people, 'person stays', 'people stay');
  const added = counted(
    properties,
    'property that it added stays',
    'properties that it added stay',
  );
  return [
    ...(people > 0
      ? [
          `${stay}: they have a password or a role, have written, stay as guests, or own or will own another share.`,
        ]
      : []),
    ...(properties > 0 ? [`${added}: delete such on the page of each.`] : []),
  ];
}

/** Locks the shares and weeks that an import gave, and the people that it added, for the rest of the transaction. */
export async function lockEffects({ query }: Transaction, id: number): Promise<void> {
  await query(LOCK_SHARES, [id]);
  await query(LOCK_WEEKS, [id]);
  await query(LOCK_PEOPLE, [id]);
}

/** Reads what taking back an import would undo, what stays, and why it cannot be taken back. */
export async function takeBackPlan(reader: Reader, job: ImportJobView): Promise<TakeBackPlan> {
  const { id, newProperties } = job;
  const [made] = await reader.query(COUNTS, [id]);
  if (!made) throw new Error('The effects were not counted.');
  const people = await reader.query(PEOPLE, [id]);
  const leaving = people.filter(({ mayGo }) => mayGo).map((it) => it.id);
  return {
    ...{ shares: made.shares, weeks: made.weeks, people: leaving.length, leaving },
    stays: staying(people.length - leaving.length, newProperties),
    problem: problemOfState(job, made) ?? (await problemOfBuilt(reader, id)),
  };
}
