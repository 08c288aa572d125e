import { orderOf, shareAt, type Turn } from './rotation';

/** A larger number of shares is counted rather than named. */
const MAX_NAMED = 3;

/** An order of choice and where it comes from. */
export interface Order {
  turns: readonly Turn[];
  year: number;
  baseYear: number;
  /** The year for which an administrator last set the first choice; null if never. */
  setFor: number | null;
}

const ORDINALS = ['', 'first', '2nd', '3rd'];
const ordinal = (turn: number) => ORDINALS[turn] ?? `${turn}th`;

/** Returns 'shares 4, 5 and 6 before it take no part and are skipped', or nothing. */
function skipped({ position, turn }: Turn, { turns, year, baseYear }: Order): string[] {
  const count = position - turn;
  if (count === 0) return [];
  if (count > MAX_NAMED) return [`${count} shares before it take no part and are skipped`];
  const before = Array.from({ length: position - 1 }, (_, i) => shareAt(i + 1, year, baseYear));
  const missing = before.filter((share) => turns.every(({ shareNumber }) => shareNumber !== share));
  if (count === 1) return [`share ${missing[0]} before it takes no part and is skipped`];
  const named = `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return [`shares ${named} before it take no part and are skipped`];
}

/** Describes how a share moved to its turn from the year before. */
function movement({ shareNumber, turn }: Turn, { turns, year, baseYear }: Order): string {
  const numbers = turns.map((it) => it.shareNumber);
  const before = orderOf(numbers, year - 1, baseYear);
  const lastTurn = before.find((it) => it.shareNumber === shareNumber)?.turn ?? turn;
  const share = `Share ${shareNumber}`;
  if (lastTurn === turn) {
    const unused = shareAt(1, year - 1, baseYear);
    return `${share} stays ${ordinal(turn)} in ${year}: the place that goes to the end is that of share ${unused}, which takes no part`;
  }
  if (turn === 1) {
    return `${share} chooses first in ${year}: everyone moves up one place each year, and last year's first goes to the end`;
  }
  if (lastTurn === 1) {
    return `${share} was first in ${year - 1} and goes to the end: everyone else moves up one place`;
  }
  return `${share} was ${ordinal(lastTurn)} in ${year - 1} and moves up to ${ordinal(turn)}`;
}

/** Describes the turn of a share in a year whose first choice was set manually. */
function setting({ shareNumber, turn }: Turn, { year, baseYear }: Order): string {
  const first = shareAt(1, year, baseYear);
  if (shareNumber === first) {
    return `Share ${shareNumber} chooses first in ${year}, as set by an administrator`;
  }
  return `Share ${shareNumber} chooses ${ordinal(turn)} in ${year}: share ${first} was set to be first, and the others follow in order`;
}

/** Explains a share's place in the year's order in one sentence. */
export function reasonFor(turn: Turn, order: Order): string {
  const { turns, year, setFor } = order;
  if (turns.length === 1) {
    return `Share ${turn.shareNumber} chooses first every year: it is the only share that takes part.`;
  }
  const place = year === setFor ? setting(turn, order) : movement(turn, order);
  const isCountedBack = setFor !== null && year < setFor;
  const origin = isCountedBack
    ? [`this is counted back from ${setFor}, for which the order was last set`]
    : [];
  return `${[place, ...skipped(turn, order), ...origin].join('; ')}.`;
}
