import { purgeBy } from '../../../core/privacy/purge';

const none = () => [] as const;

// The stays are long over.
const purgeReminders = purgeBy(
  'purge-stay-reminders',
  `delete from stay_reminders where sent_at < now() - interval '400 days'`,
  none,
);

// They ended with the stay, or when the week went to someone else.
const purgeLinks = purgeBy(
  'purge-stay-links',
  `delete from stay_links link where not exists (select from bookings b
      join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
      where b.id = link.booking_id and b.tenure_id = link.tenure_id and b.year = link.year
        and b.week = link.week and b.released_at is null
        and w.end_date >= (now() at time zone 'UTC')::date - 1)`,
  none,
);

/** Deletes the reminders and links of stays that are over. */
export async function purgeStays(...given: Parameters<typeof purgeLinks>): Promise<void> {
  await purgeReminders(...given);
  await purgeLinks(...given);
}
