import type { Feature } from '../../core/feature';
import { daysKept } from '../../core/privacy/personal-data';
import { purgeBy } from '../../core/privacy/purge';
import { SavedAnswerRow } from './answers/saved-answer.entity';
import { SavedAnswersResolver } from './answers/saved-answers.resolver';
import { GuestsResolver } from './guests/guests.resolver';
import { AdminSpecialRequestsResolver } from './handling/admin-special-requests.resolver';
import { requestsWaiting } from './handling/request.waiting';
import { specialRequestsRoutes } from './handling/special-requests.routes';
import { FORMER_GUEST } from './request.columns';
import { requestNotices } from './request.notices';
import { GuestLinkRow, SpecialRequest, SpecialRequestEvent } from './special-request.entities';
import { requireRequestsAdministrator } from './special-request.policy';
import { requestAudit } from './special-requests.audit';
import * as happenings from './special-requests.happenings';
import { specialRequestsPersonalData } from './special-requests.privacy';
import { SpecialRequestsResolver } from './special-requests.resolver';

/** Special requests of guests and owners. */
export const specialRequestsFeature: Feature = {
  name: 'special-requests',
  uses: ['audit', 'auth', 'people', 'properties', 'shares'],
  happenings,
  entities: [GuestLinkRow, SavedAnswerRow, SpecialRequest, SpecialRequestEvent],
  resolvers: [
    SpecialRequestsResolver,
    AdminSpecialRequestsResolver,
    GuestsResolver,
    SavedAnswersResolver,
  ],
  scopes: {
    mySpecialRequestChanged: 'REQUESTS_READ',
    mySpecialRequests: 'REQUESTS_READ',
    requestableProperties: 'REQUESTS_READ',
    specialRequest: 'REQUESTS_READ',
    createSpecialRequest: 'REQUESTS_WRITE',
    withdrawSpecialRequest: 'REQUESTS_WRITE',
    writeOnSpecialRequest: 'REQUESTS_WRITE',
    adminSpecialRequests: 'REQUESTS_ADMIN',
    archiveSpecialRequest: 'REQUESTS_ADMIN',
    assignSpecialRequest: 'REQUESTS_ADMIN',
    createGuestLink: 'REQUESTS_ADMIN',
    deleteSavedAnswer: 'REQUESTS_ADMIN',
    deleteSpecialRequest: 'REQUESTS_ADMIN',
    forwardSpecialRequest: 'REQUESTS_ADMIN',
    guestLink: 'REQUESTS_ADMIN',
    revokeGuestLink: 'REQUESTS_ADMIN',
    saveAnswer: 'REQUESTS_ADMIN',
    savedAnswers: 'REQUESTS_ADMIN',
    specialRequestAssignees: 'REQUESTS_ADMIN',
    specialRequestCounts: 'REQUESTS_ADMIN',
    specialRequestEvents: 'REQUESTS_ADMIN',
    specialRequestSurroundings: 'REQUESTS_ADMIN',
    unarchiveSpecialRequest: 'REQUESTS_ADMIN',
    updateSpecialRequestStatus: 'REQUESTS_ADMIN',
  },
  policies: { REQUESTS_ADMIN: requireRequestsAdministrator },
  viewable: ['mySpecialRequests', 'specialRequest'],
  routes: specialRequestsRoutes,
  auditAreas: { request: requestAudit },
  purge: purgeBy(
    // Only names and addresses of guests without an account; their requests stay.
    'purge-guests',
    `update special_requests set ${FORMER_GUEST}
      where guest_email <> '' and created_at < now() - make_interval(days => $1)`,
    ({ guests }) => [daysKept(guests)],
  ),
  notices: { requests: requestNotices },
  personalData: specialRequestsPersonalData,
  waiting: requestsWaiting,
};
