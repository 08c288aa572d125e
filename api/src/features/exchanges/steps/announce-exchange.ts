import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { dayInWords } from '../../../core/database/day-in-words';
import { type Row, statement } from '../../../core/database/statement';
import type { Email } from '../../../core/mail/email';
import type { AppContext } from '../../../core/request-context';
import { holdsOn } from '../../shares/share.columns';
import { timeForReader } from '../../weeks/rules';
import { LEG_PEOPLE } from '../exchange.columns';
import { doneEmail, endedEmail, proposedEmail } from '../exchange.emails';
import { ExchangeStatus } from '../exchange-status';
import { exchangeChanged } from '../exchanges.happenings';
import type { ExchangeEnd } from '../rules';

/** The legs of exchange $1 as their owners read of them. */
export const LEGS_TO_ANNOUNCE = statement(
  'legs-to-announce',
  `select person.id as "userId", u.email::text as email, u.first_name as "firstName",
      u.time_zone as zone, leg.week, leg.gets_week as "getsWeek", ${dayInWords('given.start_date')} as given,
      ${dayInWords('got.start_date')} as got, leg.gets_booking_id is null as "isOpenWeek",
      leg.agreed_at is not null as "hasAgreed", counted.owners, e.status,
      p.name as "propertyName", p.time_zone as "timeZone", e.year, e.expires_at as "expiresAt",
      exists (select from swap_wishes it
        where it.booking_id = leg.booking_id and ${holdsOn('s.id', 'it.user_id', 'given.start_date')}) as "isSearched",
      case when not ${holdsOn('s.id', 'leg.user_id', 'given.start_date')}
        or not ${holdsOn('s.id', 'leg.user_id', 'got.start_date')} or not s.is_active then 'OWN_SHARE'
        when b.released_at is not null then 'OWN_RELEASED'
        when (b.share_id, b.year, b.week) <> (leg.share_id, e.year, leg.week) then 'OWN_SWAPPED'
        end as lost
    from exchange_legs leg
    join exchanges e on e.id = leg.exchange_id
    join properties p on p.id = e.property_id
    join shares s on s.id = leg.share_id
    join bookings b on b.id = leg.booking_id
    cross join lateral ${LEG_PEOPLE} person(id)
    cross join lateral (select count(*)::int as owners from exchange_legs one
      where one.exchange_id = e.id) counted
    left join users u on u.id = person.id and u.deleted_at is null
    join weeks given on given.property_id = e.property_id and given.year = e.year
      and given.week = leg.week
    join weeks got on got.property_id = e.property_id and got.year = e.year
      and got.week = leg.gets_week
    where leg.exchange_id = $1 order by leg.week, person.id <> leg.user_id, person.id`,
);

type Leg = Row<'legs-to-announce'>;

const END = statement(
  'end-exchange',
  `insert into ended_exchanges (user_id, property_id, year, week, gets_week, cause)
    select u.id, e.property_id, e.year, leg.week, leg.gets_week, ended.cause
    from unnest($2::bigint[], $3::text[], $4::int[]) as ended(user_id, cause, week)
    join exchanges e on e.id = $1
    join exchange_legs leg on leg.exchange_id = e.id and leg.week = ended.week
    join users u on u.id = ended.user_id and u.deleted_at is null`,
);

const DELETE = statement('delete-exchange', 'delete from exchanges where id = $1');

/** The email about a status, if the owner of the leg has to be notified. */
function emailOf(
  app: AppContext,
  leg: Leg,
  { status, note, cause = 'REFUSED' }: Omit<Change, 'id'>,
): Email | null {
  if (leg.email === null || leg.firstName === null) return null;
  const zones = { house: leg.timeZone, reader: leg.zone };
  const until = timeForReader(leg.expiresAt.toISOString(), zones);
  const facts = {
    to: leg.email,
    firstName: leg.firstName,
    leg,
    until,
    note,
    url: `${app.appUrl}/swaps`,
  };
  if (status === ExchangeStatus.OPEN) return proposedEmail(facts);
  if (status === ExchangeStatus.DONE) return doneEmail(facts);
  // Only those who have said yes wait for it; so the emails do not name who said no.
  return status === ExchangeStatus.ENDED && leg.hasAgreed ? endedEmail({ ...facts, cause }) : null;
}

interface Change {
  id: number;
  status: ExchangeStatus;
  isNew?: boolean;
  /** An administrator's. */
  note?: string | undefined;
  /** Of the end. */
  cause?: ExchangeEnd | undefined;
}

/**
 * Publishes a change of an exchange to its owners and administrators; a new one and its end also by
 * email and on devices.
 */
export async function announceExchange(
  app: AppContext,
  transaction: Transaction,
  { id, ...change }: Change,
): Promise<void> {
  const { status, isNew = false } = change;
  const legs = await transaction.query(LEGS_TO_ANNOUNCE, [id]);
  // The loss of the owner's own week says more than the cause for the others.
  const causeOf = ({ lost }: Leg) => (lost as ExchangeEnd | null) ?? change.cause;
  if (status === ExchangeStatus.ENDED) {
    const causes = legs.map((leg) => causeOf(leg) ?? 'REFUSED');
    const userIds = legs.map(({ userId }) => userId);
    await transaction.query(END, [id, userIds, causes, legs.map(({ week }) => week)]);
  }
  const sides = legs.map((leg) => ({
    userId: leg.userId,
    email:
      status === ExchangeStatus.OPEN && !isNew
        ? null
        : emailOf(app, leg, { ...change, cause: causeOf(leg) }),
  }));
  await happened({ app }, transaction, exchangeChanged, { id, status, sides });
}

/**
 * Ends an exchange that does not come about, stores why for all of its owners, and deletes it, so
 * that no trace is left of who refused it. `note` is quoted to those who had said yes.
 */
export async function dropExchange(
  app: AppContext,
  transaction: Transaction,
  end: { id: number; cause: ExchangeEnd; note?: string | undefined },
): Promise<void> {
  await announceExchange(app, transaction, { ...end, status: ExchangeStatus.ENDED });
  await transaction.query(DELETE, [end.id]);
}
