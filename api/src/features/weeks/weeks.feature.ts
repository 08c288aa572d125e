import type { Feature } from '../../core/feature';
import { AdminArea } from '../audit/admin-event.type';
import { Booking, CalendarFeed, PropertyYear, Week } from './week.entities';
import { weeksPersonalData } from './weeks.privacy';
import { WeeksResolver } from './weeks.resolver';
import { weeksRoutes } from './weeks.routes';

/** The calendar: weeks, bookings and private calendar feeds. */
export const weeksFeature: Feature = {
  name: 'weeks',
  uses: ['audit', 'auth', 'properties', 'shares'],
  entities: [Booking, CalendarFeed, PropertyYear, Week],
  resolvers: [WeeksResolver],
  routes: weeksRoutes,
  auditAreas: { weeks: { area: AdminArea.PROPERTIES, tab: 'properties' } },
  personalData: weeksPersonalData,
};
