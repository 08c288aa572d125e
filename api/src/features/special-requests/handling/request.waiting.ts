import { type WaitingSources, waitingOn } from '../../../core/audiences/waiting';
import { REQUEST_LIST } from '../request.columns';

/** New requests. */
export const requestsWaiting: WaitingSources = {
  REQUESTS: waitingOn(
    '/admin?tab=requests',
    'requests-waiting',
    `select count(*)::int as count from special_requests r where ${REQUEST_LIST} = 'pending'`,
  ),
};
