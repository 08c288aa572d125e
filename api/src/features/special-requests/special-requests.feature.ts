import type { Feature } from '../../core/feature';
import { AdminSpecialRequestsResolver } from './admin-special-requests.resolver';
import { SavedAnswerRow } from './answers/saved-answer.entity';
import { SavedAnswersResolver } from './answers/saved-answers.resolver';
import { GuestsResolver } from './guests/guests.resolver';
import { requestNotices } from './request.notices';
import { requestsWaiting } from './request.waiting';
import { GuestLinkRow, SpecialRequest, SpecialRequestEvent } from './special-request.entities';
import { requestAudit } from './special-requests.audit';
import { specialRequestsPersonalData } from './special-requests.privacy';
import { SpecialRequestsResolver } from './special-requests.resolver';
import { specialRequestsRoutes } from './special-requests.routes';
import { purgeGuests } from './use-cases/purge-guests';

/** Special requests of guests and owners. */
export const specialRequestsFeature: Feature = {
  name: 'special-requests',
  uses: ['audit', 'auth', 'people', 'properties', 'push'],
  entities: [GuestLinkRow, SavedAnswerRow, SpecialRequest, SpecialRequestEvent],
  resolvers: [
    SpecialRequestsResolver,
    AdminSpecialRequestsResolver,
    GuestsResolver,
    SavedAnswersResolver,
  ],
  viewable: ['mySpecialRequests', 'specialRequest'],
  routes: specialRequestsRoutes,
  auditAreas: { request: requestAudit },
  purge: purgeGuests,
  notices: { requests: requestNotices },
  personalData: specialRequestsPersonalData,
  waiting: requestsWaiting,
};
