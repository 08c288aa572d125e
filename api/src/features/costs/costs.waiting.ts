import { type WaitingSources, waitingOn } from '../../core/audiences/waiting';

/** Expenses and payments that wait for an answer. */
export const costsWaiting: WaitingSources = {
  COSTS: waitingOn(
    '/admin?tab=costs',
    'costs-waiting',
    "select count(*)::int as count from cost_proposals where status = 'PENDING'",
  ),
};
