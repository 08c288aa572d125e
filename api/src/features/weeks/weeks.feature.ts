import type { Feature } from '../../core/feature';
import { AgreedYear, Booking, CalendarFeed, PropertyYear, Week } from './week.entities';
import { weekAudit, weeksAudit } from './weeks.audit';
import * as happenings from './weeks.happenings';
import { weeksPersonalData } from './weeks.privacy';
import { WeeksResolver } from './weeks.resolver';
import { weeksRoutes } from './weeks.routes';
import { weeksWays } from './weeks.ways';
import { weekWordings } from './weeks.wordings';

/** The calendar: weeks, bookings and private calendar feeds. */
export const weeksFeature: Feature = {
  name: 'weeks',
  uses: ['audit', 'auth', 'properties', 'shares'],
  happenings,
  ways: weeksWays,
  entities: [AgreedYear, Booking, CalendarFeed, PropertyYear, Week],
  resolvers: [WeeksResolver],
  scopes: {
    calendar: 'WEEKS_READ',
    myCalendarEvents: 'WEEKS_READ',
    myStays: 'WEEKS_READ',
    openWeeks: 'WEEKS_READ',
    claimWeek: 'WEEKS_WRITE',
    giveWeek: 'WEEKS_ADMIN',
    nameGuests: 'WEEKS_WRITE',
    releaseWeek: 'WEEKS_WRITE',
    tagWeeks: 'WEEKS_ADMIN',
  },
  viewable: ['calendar'],
  routes: weeksRoutes,
  auditAreas: { weeks: weeksAudit, week: weekAudit },
  personalData: weeksPersonalData,
  wordings: weekWordings,
};
