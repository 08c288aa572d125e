import { statement } from '../../../core/database/statement';

/** References to property $1, and its set-up: a PropertyUses and a PropertySetup. */
export const USES = statement(
  'property-uses',
  `select (select count(*)::int from shares where property_id = $1) as shares,
      (select count(*)::int from bookings where property_id = $1 and released_at is null) as bookings,
      (select count(*)::int from special_requests where property_id = $1) as requests,
      (select count(*)::int from property_documents where property_id = $1) as documents,
      (select count(*)::int from drafts where property_id = $1) as drafts,
      (select count(*)::int from users where linked_property_id = $1) as guests,
      (select count(*)::int from ledgers where property_id = $1) as ledgers,
      array(select year from property_years where property_id = $1 order by year) as years,
      (select count(*)::int from property_pictures where property_id = $1) as pictures,
      exists (select from talk_messages where property_id = $1) as "hasTalk",
      exists (select from property_arrivals where property_id = $1) as "hasArrival",
      exists (select from guest_links where property_id = $1) as "hasGuestLink"`,
);
