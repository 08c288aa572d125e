import { counted } from '../../../../lib/format';
import type { Trade } from './trade';

export type Action = 'approve' | 'decline';

export const swaps = (count: number) => counted(count, 'swap');

export const VERBS = { approve: 'Approve', decline: 'Decline' };
const DONE = { approve: 'approved', decline: 'declined' };

/** '1 swap approved'. */
export const doneText = (action: Action, count: number) => `${swaps(count)} ${DONE[action]}`;

const READERS = { open: 'the owner', pair: 'both owners', ring: 'the owners', many: 'the owners' };

const OUTCOMES: Record<Action, Record<keyof typeof READERS, string>> = {
  approve: {
    open: 'The owner gets the open week at once and is notified.',
    pair: 'The owners swap their weeks at once, and both are notified.',
    ring: 'The owners swap their weeks at once, and all are notified.',
    many: 'The owners of each swap get each other’s weeks at once, and all are notified.',
  },
  decline: {
    open: 'The owner keeps their week and is notified.',
    pair: 'Both owners keep their weeks and are notified.',
    ring: 'All owners keep their weeks and are notified.',
    many: 'All owners keep their weeks and are notified.',
  },
};

const FINAL = 'This cannot be undone.';

function kindOf(trades: readonly Trade[]): keyof typeof READERS {
  const [first, ...others] = trades;
  if (!first || others.length > 0) return 'many';
  if (first.sides.some(({ owner }) => !owner)) return 'open';
  return first.sides.length === 2 ? 'pair' : 'ring';
}

/** What is asked before swaps are decided, and what comes of it. */
export function questionOf(action: Action, trades: readonly Trade[]) {
  const kind = kindOf(trades);
  const verb = VERBS[action];
  const isOne = trades.length === 1;
  const label = (left: number) => (isOne ? `${verb} swap` : `${verb} ${swaps(left)}`);
  return {
    title: (left: number) => (isOne ? `${verb} this swap?` : `${label(left)}?`),
    label,
    outcome: action === 'approve' ? `${OUTCOMES.approve[kind]} ${FINAL}` : OUTCOMES.decline[kind],
    reasonLabel: `Reason for ${READERS[kind]} (optional)`,
    done: isOne ? `Swap ${DONE[action]}` : doneText(action, trades.length),
  };
}
