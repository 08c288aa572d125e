import type { AppContext } from '../../../core/request-context';
import { keyedHash } from '../../../core/secrets/keyed-hash';
import { todayAt } from '../../properties/property.columns';
import { takesPart } from '../../shares/share.columns';
import { HOLDERS } from '../../weeks/booking.columns';

/** The stored form of a token. */
export const stayTokenHash = (app: AppContext, token: string) =>
  keyedHash(app, `stay-link:${token}`);

/** The columns of a StayLinkView, from VALID_LINKS. */
export const STAY_LINK_COLUMNS = `link.id, link.booking_id as "bookingId", link.name,
      w.start_date::text as "startDate", w.end_date::text as "endDate",
      link.created_at as "createdAt"`;

/** The valid links of the table or query `links`, with booking, tenure, week and property. */
export const validLinks = (links: string) => `${links} link
    join bookings b on b.id = link.booking_id and b.tenure_id = link.tenure_id
      and b.year = link.year and b.week = link.week and b.released_at is null
    join tenures tenure on tenure.id = b.tenure_id
      and ${takesPart('link.created_by_id', HOLDERS)}
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id and w.end_date >= ${todayAt('p')}`;
