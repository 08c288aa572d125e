import { type CycleFigures, figuresOf, type ShareFigures } from './figures';
import { CYCLE, type Rotation, type RotationKind } from './rotation';

/** How a year follows from the one before, without figures. */
const PRINCIPLES: Readonly<Record<RotationKind, string>> = {
  OVER_TWELVE:
    'In the next year every share moves up one of twelve places, and the first goes to the end.',
  TAKING_PART:
    'In the next year every share that takes part moves up one place, and the first goes to the end. A newcomer joins at the end.',
  MIRROR_PAIRS:
    'The years come in pairs: the second year of a pair runs in reverse order, and then a new order begins.',
};

const TIMES = ['', 'once', 'twice'];
const times = (number: number) => TIMES[number] ?? `${number} times`;
const inYears = (number: number) => (number === 1 ? '1 year' : `${number} years`);

/** Returns 'share 1' or 'shares 1, 2 and 5'. */
export function sharesNamed(numbers: readonly number[]): string {
  const named = [numbers.slice(0, -1).join(', '), String(numbers.at(-1))].filter(Boolean);
  return `${numbers.length === 1 ? 'share' : 'shares'} ${named.join(' and ')}`;
}

/** Returns 'share 1 is first in 5 of 12 years, each other share in 1'. */
function firstChoices({ shares, years }: CycleFigures): string {
  const byFirsts = new Map<number, ShareFigures[]>();
  for (const share of shares) {
    byFirsts.set(share.firsts, [...(byFirsts.get(share.firsts) ?? []), share]);
  }
  const groups = [...byFirsts].sort(([one], [other]) => other - one);
  const [usual = 0, most = []] =
    [...groups].reverse().sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (groups.length === 1) return `each share is first in ${usual} of ${inYears(years.length)}`;
  const parts = groups
    .filter(([firsts]) => firsts !== usual)
    .map(
      ([firsts, group]) => [sharesNamed(group.map((it) => it.shareNumber)), firsts, group] as const,
    );
  const named = parts.map(([names, firsts, group], index) =>
    index === 0
      ? `${names} ${group.length === 1 ? 'is' : 'are'} ${group.length === 1 ? '' : 'each '}first in ${firsts} of ${inYears(years.length)}`
      : `${names} in ${firsts}`,
  );
  const [last] = most;
  const others = last && most.length === 1 ? `share ${last.shareNumber}` : 'each other share';
  return [...named, `${others} in ${usual}`].join(', ');
}

/** Returns what a whole cycle gives, as a sentence that is true of these figures. */
export function outcomeOf(kind: RotationKind, figures: CycleFigures): string {
  const { shares, years, eachPlace, isMirrored } = figures;
  const [only] = shares;
  if (!only) return 'No share takes part yet.';
  if (shares.length === 1) {
    return `Share ${only.shareNumber} is the only one that takes part, so it always chooses first.`;
  }
  const halves = isMirrored ? ', and is ahead of each other share in half of them' : '';
  if (eachPlace !== null) {
    return `So each share has each place ${times(eachPlace)} in ${inYears(years.length)}${halves}.`;
  }
  const skipped =
    kind === 'OVER_TWELVE'
      ? `${shares.length} shares take part in an order of ${CYCLE} places. The next share takes the turn of an empty place`
      : 'The places of shares that take no part now are skipped';
  const half = isMirrored ? '; each share is ahead of each other in half of the years' : '';
  return `${skipped}: ${firstChoices(figures)}${half}.`;
}

/** Explains how a rotation goes on, with the true figures of these shares. */
export function explain(rotation: Rotation, takingPart: readonly number[], year: number): string {
  const { kind } = rotation;
  return `${PRINCIPLES[kind]} ${outcomeOf(kind, figuresOf(rotation, takingPart, year))}`;
}
