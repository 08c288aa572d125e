import { fullName } from '../auth/user.columns';

/** The full name of the user row `owner`; null if there is none. */
export const OWNER_NAME = fullName('owner');

/** True if the user, as SQL, is a member of the share with this id today. */
export const isMemberOf = (
  share: string,
  user: string,
) => `exists (select 1 from present_members member
      where member.share_id = ${share} and member.user_id = ${user})`;

/** Whether the time `term` of an owner covers a day, as SQL. */
export const coversDay = (day: string) =>
  `term.starts_on <= ${day} and (term.ends_on is null or term.ends_on > ${day})`;

/**
 * True if weeks of the share that start on a day, as SQL, are the user's: until the day of a planned
 * handover its members', from then on the new owner's.
 */
export const holdsOn = (
  share: string,
  user: string,
  day: string,
) => `exists (select 1 from share_terms term
      where term.share_id = ${share} and term.user_id = ${user} and ${coversDay(day)})`;

/**
 * The middle of a year, as SQL: the owner of a share on this day has it for most of the year, and
 * chooses for it in the draft.
 */
export const middleOf = (year: string) => `make_date(${year}, 7, 2)`;

/** The first of share `s` on a day, as SQL: after a planned handover its new owner. */
export const firstOn = (day: string) => `coalesce((select plan.user_id from planned_handovers plan
        where plan.share_id = s.id and plan.status = 'PLANNED' and plan.day <= ${day}), s.user_id)`;

/** True if share `s` is the user's, as SQL, or will be from a planned day on. */
export const isHeldBy = (user: string) =>
  `exists (select from held_shares mine where mine.id = s.id and mine.user_id = ${user})`;

/** True for shares `s` of user $1. */
export const IS_MINE = isMemberOf('s.id', '$1');

/** A user’s part in something that a share has: a week, a wish list or a swap. */
interface Part {
  /** SQL of the share's id. */
  share: string;
  /** SQL of the id of the user who acted for it, or stood first. */
  person: string;
}

const togetherIn = ({ share, person }: Part) => `share_members member
      join share_members fellow on fellow.share_id = member.share_id
      where member.share_id = ${share} and member.user_id = ${person}`;

/**
 * The name under which lists show share `s`: that of its first owner, and how many others own it, as
 * in 'Olivia Marsh and 2 others'.
 */
export const OWNERS_NAME = `(${OWNER_NAME} || coalesce((
        select ' and ' || count(*) || case when count(*) = 1 then ' other' else ' others' end
        from share_members member
        where member.share_id = s.id and member.user_id <> s.user_id having count(*) > 0), ''))`;

/** The ids of all who have a part: the person, and the members of the share while they are one. */
export const peopleOf = (part: Part) =>
  `(select ${part.person} union select fellow.user_id from ${togetherIn(part)})`;

/** True if the user, as SQL, has that part as well. */
export const takesPart = (user: string, part: Part) => `coalesce(${part.person} = ${user}
      or exists (select 1 from ${togetherIn(part)} and fellow.user_id = ${user}), false)`;

/** The ids of a user, as SQL, and of everyone with whom they have a share: whose parts they may have. */
export const fellowsOf = (user: string) => `array(select ${user} union
      select fellow.user_id from share_members member
      join share_members fellow on fellow.share_id = member.share_id
      where member.user_id = ${user})`;

/** The same for lists of everything in which a user takes part: an index on the person finds it. */
export const takesIndexedPart = (user: string, part: Part) =>
  `(${part.person} = any(${fellowsOf(user)}) and ${takesPart(user, part)})`;

/** How many owners share `s` has besides the first. */
export const OTHERS_COUNT = `(select count(*)::int from share_members member
        where member.share_id = s.id and member.user_id <> s.user_id) as "othersCount"`;

/** The columns of an AdminShare. */
export const ADMIN_SHARE_COLUMNS = `s.id, s.property_id as "propertyId", p.name as "propertyName",
      s.share_number as "shareNumber", s.user_id as "userId", owner.first_name as "ownerName",
      owner.last_name as "ownerLastName", owner.email::text as "ownerEmail",
      s.is_active as "isActive", s.version, ${OTHERS_COUNT}`;

export const ADMIN_SHARE_TABLES = `shares s join properties p on p.id = s.property_id
      left join users owner on owner.id = s.user_id`;
