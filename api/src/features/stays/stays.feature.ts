import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { StayReminder } from './stay-reminder.entity';
import * as happenings from './stays.happenings';
import { reminderNotices } from './stays.notices';
import { staysPersonalData } from './stays.privacy';
import { StaysResolver } from './stays.resolver';
import { stayWordings } from './stays.wordings';
import { remindOfStays } from './use-cases/remind-of-stays';

/** Stays: the guests with an account, what they see, and reminders of guests and owners. */
export const staysFeature: Feature = {
  name: 'stays',
  uses: ['auth', 'notices', 'people', 'properties', 'shares', 'weeks'],
  happenings,
  entities: [StayReminder],
  resolvers: [StaysResolver],
  scopes: {
    myGuestStays: 'WEEKS_READ',
    myStayChanges: 'WEEKS_READ',
    propertyGuests: 'WEEKS_READ',
    linkGuest: 'WEEKS_WRITE',
  },
  wordings: stayWordings,
  notices: { reminders: reminderNotices },
  periodic: [{ run: remindOfStays, everyMs: 60_000 }],
  purge: purgeBy(
    // The stays are long over.
    'purge-stay-reminders',
    `delete from stay_reminders where sent_at < now() - interval '400 days'`,
    () => [],
  ),
  personalData: staysPersonalData,
};
