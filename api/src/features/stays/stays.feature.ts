import type { Feature } from '../../core/feature';
import * as happenings from './stays.happenings';
import { StaysResolver } from './stays.resolver';
import { stayWordings } from './stays.wordings';

/** The stays of guests with an account: who links them to a week, and what they see. */
export const staysFeature: Feature = {
  name: 'stays',
  uses: ['people', 'properties', 'shares', 'weeks'],
  happenings,
  resolvers: [StaysResolver],
  scopes: {
    myGuestStays: 'WEEKS_READ',
    myStayChanges: 'WEEKS_READ',
    propertyGuests: 'WEEKS_READ',
    linkGuest: 'WEEKS_WRITE',
  },
  wordings: stayWordings,
};
