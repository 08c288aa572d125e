import { counted, inWords } from '../../../../lib/text/format';
import type { ToastMessage } from '../../../../ui/toast/toast-message';
import type { Trade } from './trade';

export type Action = 'approve' | 'decline';

export const swaps = (count: number) => counted(count, 'swap');

export const VERBS = { approve: 'Approve', decline: 'Decline' };
const DONE = { approve: 'approved', decline: 'declined' };

/** '1 swap approved'. */
const doneText = (action: Action, count: number) => `${swaps(count)} ${DONE[action]}`;

/** So many swaps are named in a line; of more, the rest are counted. */
const NAMED = 3;

/** The owners and properties of the swaps: 'Farah Nasser and Omar Haddad at Lakeside House'. */
export function whoseText(trades: readonly Trade[]): string {
  const namesOf = ({ sides, propertyName }: Trade) => {
    const owners = sides.flatMap(({ owner }) => (owner ? [owner.name] : []));
    // Of one swap all who take part, of several who asked.
    const named = trades.length === 1 ? owners : owners.slice(0, 1);
    return `${inWords(named)} at ${propertyName}`;
  };
  const shown = trades.length > NAMED ? trades.slice(0, NAMED - 1) : trades;
  const rest = trades.length - shown.length;
  return inWords([...shown.map(namesOf), ...(rest > 0 ? [counted(rest, 'other')] : [])]);
}

/** The progress of several decisions. */
export interface Tally {
  decided: readonly Trade[];
  /** Those that stay pending, because they can be approved now. */
  staying: readonly Trade[];
  /** How many others the approvals cancelled. */
  cancelled: number;
  /** How many ended instead of being approved. */
  lapsed: number;
}

export const NOTHING_DONE: Tally = { decided: [], staying: [], cancelled: 0, lapsed: 0 };

export const addTally = (one: Tally, other: Tally): Tally => ({
  decided: [...one.decided, ...other.decided],
  staying: [...one.staying, ...other.staying],
  cancelled: one.cancelled + other.cancelled,
  lapsed: one.lapsed + other.lapsed,
});

/** How many others of the same weeks were cancelled; nothing if none. */
function cancelledText({ cancelled }: Tally): string {
  if (cancelled === 0) return '';
  const others = counted(cancelled, 'other swap');
  return `${others} of these weeks ${cancelled === 1 ? 'was' : 'were'} cancelled.`;
}

/** A swap as it is asked about: before an approval also with what that does to its rivals. */
export const askedAbout =
  (action: Action) =>
  (trade: Trade): Trade => {
    const { rival, rivalOutcome } = trade;
    if (action === 'decline' || !rivalOutcome) return trade;
    return { ...trade, rival: `${rival} ${rivalOutcome}` };
  };

/** How many were not declined, because they can be approved by now; nothing if none. */
function stayText({ staying: { length } }: Tally): string {
  if (length === 0) return '';
  return `${swaps(length)} can be approved now and ${length === 1 ? 'stays' : 'stay'} pending.`;
}

/** How many could not be approved any more; nothing if none. */
const lapsedText = ({ lapsed }: Tally) =>
  lapsed === 0 ? '' : `${swaps(lapsed)} ended, because one of the weeks had changed hands.`;

const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** How many of several swaps were decided, how many refused, and what else that did. */
export function triedText(action: Action, tally: Tally, refused: number, isHopeless: boolean) {
  const count = tally.decided.length;
  const what =
    isHopeless && count === 0
      ? `${swaps(refused)} cannot be approved.`
      : `${doneText(action, count)}${refused > 0 ? `, ${refused} refused` : ''}.`;
  return sentences(what, cancelledText(tally), stayText(tally));
}

/** Says whose swaps were decided, and what that did to others; `isOne` if only one was asked about. */
export function doneToast(action: Action, tally: Tally, isOne = false): ToastMessage {
  const { decided } = tally;
  const others = sentences(cancelledText(tally), stayText(tally), lapsedText(tally));
  if (decided.length === 0) {
    return { title: `No swap ${DONE[action]}`, description: others, isNews: true };
  }
  const whose = whoseText(decided);
  return {
    title: isOne ? `Swap ${DONE[action]}` : doneText(action, decided.length),
    description: others ? `${whose}. ${others}` : whose,
  };
}

/** How many of several swaps cannot be approved, before any is; nothing if all can. */
export function blockedText(blocked: number, all: number): string {
  if (blocked === 0) return '';
  const stay = blocked === 1 ? 'stays as it is' : 'stay as they are';
  return `${swaps(blocked)} cannot be approved${blocked === all ? '' : ` and ${stay}`}.`;
}

/** Why a swap was or would be refused. */
export interface Problem {
  text: string;
  /** True if its weeks cannot be swapped now; false if the swap has ended or the network fails. */
  isOfWeeks: boolean;
}

export const problemText = ({ text, isOfWeeks }: Problem) =>
  isOfWeeks ? `It cannot be approved. ${text}` : text;

const READERS = { open: 'the owner', pair: 'both owners', ring: 'the owners', many: 'the owners' };

const OUTCOMES: Record<Action, Record<keyof typeof READERS, string>> = {
  approve: {
    open: 'The owner gets the open week at once and is notified.',
    pair: 'The owners swap their weeks at once, and both are notified.',
    ring: 'The owners swap their weeks at once, and all are notified.',
    many: 'The owners of each swap get each other’s weeks at once, and all are notified.',
  },
  decline: {
    open: 'No week changes hands, and the owner is notified.',
    pair: 'No week changes hands, and both owners are notified.',
    ring: 'No week changes hands, and all owners are notified.',
    many: 'No week changes hands, and all owners are notified.',
  },
};

const FINAL = 'This cannot be undone.';

function kindOf(trades: readonly Trade[]): keyof typeof READERS {
  const [first, ...others] = trades;
  if (!first || others.length > 0) return 'many';
  if (first.sides.some(({ owner }) => !owner)) return 'open';
  return first.sides.length === 2 ? 'pair' : 'ring';
}

/** The question before swaps are decided, and the message about the result. */
export function questionOf(action: Action, trades: readonly Trade[]) {
  const kind = kindOf(trades);
  const verb = VERBS[action];
  const isOne = trades.length === 1;
  // A swap of two weeks can be taken back until one of them begins.
  const isFinal = action === 'approve' && kind === 'ring';
  const label = (left: number) => (isOne ? `${verb} swap` : `${verb} ${swaps(left)}`);
  return {
    title: (left: number) => (isOne ? `${verb} this swap?` : `${label(left)}?`),
    label,
    outcome: isFinal ? `${OUTCOMES.approve[kind]} ${FINAL}` : OUTCOMES[action][kind],
    reasonLabel: `Reason for ${READERS[kind]} (optional)`,
  };
}
