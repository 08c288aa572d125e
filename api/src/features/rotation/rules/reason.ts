import {
  isTurnedAbout,
  numbersOf,
  orderOf,
  positionOf,
  type Rotation,
  shareAt,
  type Turn,
} from './rotation';

/** A larger number of places is counted rather than named. */
const MAX_NAMED = 3;

/** An order of choice and where it comes from. */
export interface Order {
  turns: readonly Turn[];
  /** The order of the year before. */
  before: readonly Turn[];
  /** Whether the first draft of the property is planned or held for this year. */
  isFirstDraft: boolean;
  year: number;
  rotation: Rotation;
  /** The year for which an administrator last set the first choice; null if never. */
  setFor: number | null;
}

const ORDINALS = ['', 'first', '2nd', '3rd'];
const ordinal = (turn: number) => ORDINALS[turn] ?? `${turn}th`;

/**
 * Returns 'the places of shares 4, 5 and 6 are empty and are skipped', or nothing; they come before
 * it. A property of eight shares has four empty places among the twelve.
 */
function skipped({ position, turn }: Turn, { turns, year, rotation }: Order): string[] {
  const count = position - turn;
  if (count === 0) return [];
  if (count > MAX_NAMED) return [`${count} empty places are skipped`];
  const length = Math.min(position - 1, rotation.queue.length);
  const before = Array.from({ length }, (_, i) => shareAt(rotation, i + 1, year));
  const missing = before.filter((share) => turns.every(({ shareNumber }) => shareNumber !== share));
  if (count === 1) return [`the place of share ${missing[0]} is empty and is skipped`];
  const named = `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return [`the places of shares ${named} are empty and are skipped`];
}

/** Describes a turn where the year before had another rotation or other shares. */
function change({ shareNumber, turn }: Turn, { turns, before, isFirstDraft }: Order): string {
  const share = `Share ${shareNumber}`;
  if (isFirstDraft) {
    return `${share} chooses ${ordinal(turn)}: the first draft of the house begins in this order`;
  }
  const last = before.find((it) => it.shareNumber === shareNumber)?.turn;
  if (last === undefined) {
    const joins = turn === turns.length ? ' and joins at the end' : '';
    return `${share} had no turn the year before${joins}: it chooses ${ordinal(turn)}`;
  }
  const isSameShares =
    before.length === turns.length &&
    before.every((it) => turns.some((now) => now.shareNumber === it.shareNumber));
  const why = isSameShares
    ? 'the year before had another rotation'
    : 'other shares took part the year before';
  return last === turn
    ? `${share} stays ${ordinal(turn)}; ${why}`
    : `${share} was ${ordinal(last)} and is now ${ordinal(turn)}: ${why}`;
}

/** Describes a turn in a pair of years. */
function inPair({ shareNumber, turn }: Turn, last: number, { rotation, year }: Order): string {
  const share = `Share ${shareNumber}`;
  if (!isTurnedAbout(rotation, year)) {
    return `${share} chooses ${ordinal(turn)}: a new pair of years begins, and the next year runs in reverse order`;
  }
  return `${share} was ${ordinal(last)} and is now ${ordinal(turn)}: the second year of a pair runs in reverse order`;
}

/** Describes how a share moved to its turn from the year before. */
function movement(of: Turn, order: Order): string {
  const { shareNumber, turn } = of;
  const { turns, before, year, rotation } = order;
  const foreseen = numbersOf(orderOf(rotation, numbersOf(turns), year - 1));
  if (foreseen.join() !== numbersOf(before).join()) return change(of, order);
  const share = `Share ${shareNumber}`;
  const lastTurn = before.find((it) => it.shareNumber === shareNumber)?.turn ?? turn;
  if (rotation.kind === 'MIRROR_PAIRS') return inPair(of, lastTurn, order);
  if (lastTurn === turn) {
    const unused = shareAt(rotation, 1, year - 1);
    return `${share} stays ${ordinal(turn)}: the place that goes to the end is that of share ${unused}, which takes no part`;
  }
  if (turn === 1) {
    return `${share} chooses first: everyone moves up one place each year, and last year’s first goes to the end`;
  }
  if (lastTurn === 1) {
    return `${share} was first the year before and goes to the end: everyone else moves up one place`;
  }
  return `${share} moves up from ${ordinal(lastTurn)} to ${ordinal(turn)}`;
}

/** Describes the turn of a share in a year whose first choice was set manually. */
function setting({ shareNumber, turn }: Turn, { year, rotation }: Order): string {
  const first = shareAt(rotation, 1, year);
  if (shareNumber === first) {
    return `Share ${shareNumber} chooses first, as set by an administrator`;
  }
  const place = `Share ${shareNumber} chooses ${ordinal(turn)}`;
  return rotation.kind === 'MIRROR_PAIRS'
    ? `${place}: share ${first} was set to be first, and the others follow from both ends of the queue in turn`
    : `${place}, in order from share ${first}, which was set to be first`;
}

function placeOf(turn: Turn, order: Order): string {
  const { year, setFor, rotation } = order;
  if (positionOf(rotation, turn.shareNumber, year) === null) {
    return `Share ${turn.shareNumber} chooses ${ordinal(turn.turn)}: it joined at the end, once the order was fixed`;
  }
  return year === setFor ? setting(turn, order) : movement(turn, order);
}

/** Explains a share's place in one sentence, without the year: the reader has chosen it. */
export function reasonFor(turn: Turn, order: Order): string {
  const { turns, year, setFor } = order;
  if (turns.length === 1) {
    return `Share ${turn.shareNumber} chooses first every year: it is the only share that takes part.`;
  }
  const isCountedBack = setFor !== null && year < setFor;
  const origin = isCountedBack
    ? [`counted back from ${setFor}, for which the order was last set`]
    : [];
  return `${[placeOf(turn, order), ...skipped(turn, order), ...origin].join('; ')}.`;
}
