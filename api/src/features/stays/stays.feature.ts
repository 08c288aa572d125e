import type { Feature } from '../../core/feature';
import { StayLink } from './links/stay-link.entity';
import * as linkHappenings from './links/stay-links.happenings';
import { StayLinksResolver } from './links/stay-links.resolver';
import { StayReminder } from './stay-reminder.entity';
import * as happenings from './stays.happenings';
import { reminderNotices } from './stays.notices';
import { staysPersonalData } from './stays.privacy';
import { StaysResolver } from './stays.resolver';
import { stayWordings } from './stays.wordings';
import { purgeStays } from './use-cases/purge-stays';
import { remindOfStays } from './use-cases/remind-of-stays';

/** Stays: the guests with an account, what they see, and reminders of guests and owners. */
export const staysFeature: Feature = {
  name: 'stays',
  uses: ['auth', 'notices', 'people', 'properties', 'shares', 'weeks'],
  happenings: { ...happenings, ...linkHappenings },
  entities: [StayLink, StayReminder],
  resolvers: [StayLinksResolver, StaysResolver],
  scopes: {
    myGuestStays: 'WEEKS_READ',
    myStayChanges: 'WEEKS_READ',
    propertyGuests: 'WEEKS_READ',
    linkGuest: 'WEEKS_WRITE',
  },
  wordings: stayWordings,
  notices: { reminders: reminderNotices },
  periodic: [{ run: remindOfStays, everyMs: 60_000 }],
  purge: purgeStays,
  personalData: staysPersonalData,
};
