import {
  figuresOf,
  numbersOf,
  orderOf,
  outcomeOf,
  pairLoss,
  type Rotation,
  type RotationKind,
  rotationFrom,
  type Turn,
} from '@rules/rotation';
import type { RotatingSharesQuery } from '../../../generated/graphql';

/** The kinds in the order in which they are offered. */
export const KINDS: readonly { kind: RotationKind; name: string; text: string }[] = [
  {
    kind: 'OVER_TWELVE',
    name: 'Moves up one, over twelve',
    text: 'Everyone moves up one of twelve places a year, and the first goes to the end. Numbers that take no part are skipped.',
  },
  {
    kind: 'TAKING_PART',
    name: 'Over the shares that take part',
    text: 'The active shares that have an owner move up one place a year, and the first goes to the end. A newcomer joins at the end; a vacant share keeps its place for a year.',
  },
  {
    kind: 'MIRROR_PAIRS',
    name: 'Mirror pairs',
    text: 'The years come in pairs: the second year runs in reverse order, then a new order begins.',
  },
];

/** The present order of a house, and the first share in the year that is set. */
export interface Standing {
  year: number;
  rotation: Rotation;
  /** The share numbers that have a place over twelve or in pairs. */
  numbers: number[];
  /** Share numbers that are active and have an owner. */
  takingPart: number[];
  first: number | undefined;
}

/** Without the number of the house's shares, only those that take part are looked at. */
export function standingOf(data: RotatingSharesQuery, totalShares?: number): Standing {
  const { kind, baseYear, queue, turns, year } = data.rotation;
  const rotation = { kind, baseYear, queue };
  const takingPart = turns.map(({ shareNumber }) => shareNumber).sort((one, two) => one - two);
  const numbers = totalShares
    ? Array.from({ length: totalShares }, (_, index) => index + 1)
    : takingPart;
  const [first] = orderOf(rotation, candidates({ numbers, takingPart }, kind), year);
  return { year, numbers, rotation, takingPart, first: first?.shareNumber };
}

/** An administrator’s choice. */
export interface Choice {
  kind: RotationKind;
  first: number;
}

/** The shares that can be first in a kind. */
export const candidates = (
  { numbers, takingPart }: Pick<Standing, 'numbers' | 'takingPart'>,
  kind: RotationKind,
) => (kind === 'TAKING_PART' ? takingPart : numbers);

/** The rotation that a choice leads to, by the same rule as on the server. */
function chosenRotation(standing: Standing, { kind, first }: Choice): Rotation {
  const { rotation, year } = standing;
  if (kind === rotation.kind && first === standing.first) return rotation;
  return rotationFrom(standing, { kind, firstChoiceShare: first, year }) ?? rotation;
}

/** The order of choice in the year that is set. */
export const previewOf = (standing: Standing, choice: Choice): Turn[] =>
  orderOf(chosenRotation(standing, choice), standing.takingPart, standing.year);

/** The losses by a choice that breaks a mirror pair, as a sentence; null if it breaks none. */
export function lossBy(standing: Standing, choice: Choice): string | null {
  const { rotation, takingPart, year } = standing;
  const order = numbersOf(orderOf(rotation, takingPart, year));
  return pairLoss({ year, rotation, order }, numbersOf(previewOf(standing, choice)));
}

/** The benefits of a choice for each share over a whole cycle. */
export const figuresFor = (standing: Standing, choice: Choice) =>
  figuresOf(chosenRotation(standing, choice), standing.takingPart, standing.year);

/** The meaning of a kind for this house, in a sentence with its figures. */
export function outcomeFor(standing: Standing, choice: Choice): string {
  return outcomeOf(choice.kind, figuresFor(standing, choice));
}

/**
 * The effect of the rotation over the shares that take part, as a sentence; null where it is
 * not suggested, because each share has each place equally often without it.
 */
export function suggestion(standing: Standing, first: number): string | null {
  const { rotation, takingPart } = standing;
  if (rotation.kind !== 'OVER_TWELVE' || takingPart.length < 2) return null;
  const now = figuresFor(standing, { kind: 'OVER_TWELVE', first });
  if (now.eachPlace !== null) return null;
  const [most] = [...now.shares].sort((one, other) => other.firsts - one.firsts);
  return `Share ${most?.shareNumber} would be first once in ${takingPart.length} years, like every other share. Over twelve places it is first ${most?.firsts} times in 12 years.`;
}
