import { createHash } from 'node:crypto';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { BOOKING_OWNER, HELD_BY_ME, HOLDER_NAME, HOLDS_IT } from '../booking.columns';

/** The format of a token; anything else is rejected without a query. */
const FEED_TOKEN = /^[\w-]{43}$/;

/** Hashes a token for storage; 256 random bits need no key. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A booking in a calendar feed. */
export interface FeedEvent {
  bookingId: number;
  startDate: string;
  /** Check-out day. */
  endDate: string;
  propertyName: string;
  location: string;
  propertyId: number;
  year: number;
  /** HH:MM, by the clock of the house. */
  checkInTime: string | null;
  checkOutTime: string | null;
  /** Id of this installation, which its backups have as well. */
  installationId: string;
  shareNumber: number;
  ownerName: string | null;
  /** Empty for other owners' stays. */
  guests: string;
  guestCount: number | null;
  isCancelled: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The calendar behind a private address. */
export interface Feed {
  /** Null for a user's own weeks in all properties. */
  propertyName: string | null;
  events: FeedEvent[];
}

const FIND = statement(
  'find-calendar-feed',
  `select feed.user_id as "userId", feed.property_id as "propertyId", p.name as "propertyName"
    from calendar_feeds feed
    join users u on u.id = feed.user_id and u.deleted_at is null
    left join properties p on p.id = feed.property_id
    where feed.token_hash = $1 and (feed.property_id is null or exists (
      select 1 from held_shares s where s.property_id = feed.property_id and s.user_id = u.id))`,
);

const eventsWhere = (condition: string) => `select b.id as "bookingId",
      w.start_date::text as "startDate", w.end_date::text as "endDate", p.name as "propertyName",
      p.location, s.share_number as "shareNumber", ${HOLDER_NAME} as "ownerName",
      case when ${HOLDS_IT} then b.guests else '' end as guests,
      case when ${HOLDS_IT} then b.guest_count end as "guestCount",
      b.released_at is not null as "isCancelled", b.version, b.created_at as "createdAt",
      b.updated_at as "updatedAt", p.id as "propertyId", w.year,
      arrival.check_in_time as "checkInTime", arrival.check_out_time as "checkOutTime",
      installation.id as "installationId"
    from bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    cross join installation
    left join property_arrivals arrival on arrival.property_id = p.id
    ${BOOKING_OWNER}
    where ${condition}
      and w.end_date > ${todayAt('p')} - interval '2 years'
      and (b.released_at is null or b.released_at > now() - interval '1 year')
    order by w.start_date, b.id`;

const MY_EVENTS = statement('my-feed-events', eventsWhere(HELD_BY_ME));

const MY_EVENT = statement(
  'my-stay-event',
  eventsWhere(`${HOLDS_IT} and b.id = $2 and b.released_at is null`),
);

const PROPERTY_EVENTS = statement('property-feed-events', eventsWhere('b.property_id = $2'));

/**
 * Reads the calendar behind a private address: the last two years and all future ones, with
 * releases of the last year. Null if there is no such address, or its user was deleted or no longer
 * owns a share in the property.
 */
export async function readFeed(app: AppContext, token: string): Promise<Feed | null> {
  if (!FEED_TOKEN.test(token)) return null;
  const [feed] = await read(app, FIND, [feedTokenHash(token)]);
  if (!feed) return null;
  const { userId, propertyId, propertyName } = feed;
  const events =
    propertyId === null
      ? await read(app, MY_EVENTS, [userId])
      : await read(app, PROPERTY_EVENTS, [userId, propertyId]);
  return { propertyName, events };
}

/** Reads one booked week of a user; null if it is not theirs, or ended long ago. */
export async function readOwnStay(
  app: AppContext,
  { userId, bookingId }: { userId: number; bookingId: number },
): Promise<Feed | null> {
  const events = await read(app, MY_EVENT, [userId, bookingId]);
  return events.length > 0 ? { propertyName: null, events } : null;
}
