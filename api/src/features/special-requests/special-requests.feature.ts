import type { Feature } from '../../core/feature';
import { AdminArea } from '../audit/admin-event.type';
import { AdminSpecialRequestsResolver } from './admin-special-requests.resolver';
import { GuestsResolver } from './guests/guests.resolver';
import { requestNotices } from './request.notices';
import { GuestLinkRow, SpecialRequest, SpecialRequestEvent } from './special-request.entities';
import { specialRequestsPersonalData } from './special-requests.privacy';
import { SpecialRequestsResolver } from './special-requests.resolver';
import { specialRequestsRoutes } from './special-requests.routes';
import { purgeGuests } from './use-cases/purge-guests';

/** Special requests of guests and owners. */
export const specialRequestsFeature: Feature = {
  name: 'special-requests',
  uses: ['audit', 'auth', 'people', 'properties', 'push'],
  entities: [GuestLinkRow, SpecialRequest, SpecialRequestEvent],
  resolvers: [SpecialRequestsResolver, AdminSpecialRequestsResolver, GuestsResolver],
  routes: specialRequestsRoutes,
  auditAreas: { request: { area: AdminArea.REQUESTS, tab: 'requests' } },
  purge: purgeGuests,
  notices: { requests: requestNotices },
  personalData: specialRequestsPersonalData,
};
