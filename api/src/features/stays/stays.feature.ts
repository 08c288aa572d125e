import type { Feature } from '../../core/feature';
import { stayHappenings } from './stays.happenings';
import { StaysResolver } from './stays.resolver';

/** The stays of guests with an account: who links them to a week, and what they see. */
export const staysFeature: Feature = {
  name: 'stays',
  uses: ['audit', 'people', 'properties', 'shares', 'weeks'],
  resolvers: [StaysResolver],
  scopes: {
    myGuestStays: 'WEEKS_READ',
    myStayChanges: 'WEEKS_READ',
    propertyGuests: 'WEEKS_READ',
    linkGuest: 'WEEKS_WRITE',
  },
  happenings: stayHappenings,
};
