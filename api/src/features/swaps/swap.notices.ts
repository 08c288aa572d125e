import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { fullName } from '../auth/user.columns';
import { fellowsOf } from '../shares/share.columns';
import { answers } from './listing/swap.columns';
import { SWAP_NOTICE } from './steps/end-swap';
import { asksFor, nameOfSwap } from './swap.emails';

const days = (week: string) =>
  `json_build_object('startDate', ${week}_start, 'endDate', ${week}_end)`;

const WAITING = statement(
  'swaps-to-answer',
  `select swap.id as "subjectId", 1 as count, p.name as "propertyName", p.time_zone as "timeZone",
      swap.expires_at as until, ${fullName('owner')} as who,
      swap.counter_of_id is not null as "isCounter", ${days('swap.preferred_week')} as give,
      ${days('swap.current_week')} as get
    from week_swaps swap join shares s on s.id = swap.share_id
    join properties p on p.id = s.property_id
    join users owner on owner.id = swap.requester_id
    where swap.answerer_id = any(${fellowsOf('$1')}) and ${answers('$1')} and swap.status = 'PENDING' and swap.accepted_at is null
      and swap.expires_at > now()
    order by swap.expires_at, swap.id`,
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
    const [swap] = await read(app, SWAP_NOTICE, [subjectId]);
    if (!swap || ![...swap.requesters, ...swap.answerers].some(({ id }) => id === userId))
      return null;
    const { id, status, isAccepted, propertyName, requesterName, given, wanted } = swap;
    const shown = { path: '/swaps', tag: `swap-${id}` };
    if (status !== 'PENDING' || isAccepted) {
      return {
        ...shown,
        title: `Your swap at ${propertyName}`,
        body: `${nameOfSwap(swap)} ${ENDS[status]}.`,
      };
    }
    if (!swap.answerers.some(({ id }) => id === userId)) return null;
    return {
      ...shown,
      title: `${requesterName} ${asksFor(swap)}`,
      body: `The week from ${given} for yours from ${wanted} at ${propertyName}.`,
    };
  },
  listWaiting: (app, userId) => read(app, WAITING, [userId]),
};
