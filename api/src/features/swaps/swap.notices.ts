import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { NoticeSource } from '../../core/notice';
import { TOLD } from './steps/end-swap';

const COUNT = statement(
  'count-swaps-to-answer',
  `select count(*)::int as count from week_swaps
    where answerer_id = $1 and status = 'PENDING' and accepted_at is null and expires_at > now()`,
);

const ENDS = {
  PENDING: 'was accepted and is waiting for an administrator',
  APPROVED: 'is complete: the weeks have been swapped',
  DECLINED: 'was declined',
  CANCELLED: 'was cancelled',
  EXPIRED: 'expired without an answer',
};

/** Requests to swap a user's week, and how their swaps go on. */
export const swapNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const [swap] = await read(app, TOLD, [subjectId]);
    if (!swap || ![swap.requesterId, swap.answererId].includes(userId)) return null;
    const { id, status, isAccepted, propertyName, requesterName, given, wanted } = swap;
    const shown = { path: '/swaps', tag: `swap-${id}` };
    if (status !== 'PENDING' || isAccepted) {
      return {
        ...shown,
        title: `Your swap at ${propertyName}`,
        body: `The swap of the week from ${given} for the one from ${wanted} ${ENDS[status]}.`,
      };
    }
    if (swap.answererId !== userId) return null;
    return {
      ...shown,
      title: `${requesterName} would like to swap`,
      body: `The week from ${given} for yours from ${wanted} at ${propertyName}.`,
    };
  },
  async countWaiting(app, userId) {
    const [swaps] = await read(app, COUNT, [userId]);
    return swaps?.count ?? 0;
  },
};
