import { type WaitingSources, waitingOn } from '../../core/audiences/waiting';
import { IS_STALLED, WAITS_TO_OPEN } from './plan/steps/stalls';

/** Drafts that have stopped, and those to open; each leads to its list. */
export const draftsWaiting: WaitingSources = {
  DRAFTS: waitingOn(
    '/admin?tab=drafts&state=STALLED',
    'drafts-stalled',
    `select count(*)::int as count from drafts d where ${IS_STALLED}`,
  ),
  DRAFTS_TO_OPEN: waitingOn(
    '/admin?tab=drafts&state=TO_OPEN',
    'drafts-to-open',
    `select count(*)::int as count from drafts d where ${WAITS_TO_OPEN}`,
  ),
};
