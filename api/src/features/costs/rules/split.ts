import type { Weight } from './entries';

/** The part of an amount that a share bears. */
export type Part = readonly [share: number, part: number];

/**
 * Splits an amount by weights, of which one at least is above 0: each share bears its exact part
 * rounded down, and the units left over go one each to the largest remainders. Among equal ones a
 * rotation decides, which begins with another share in each entry, so that the odd cent goes round;
 * the amount moves it too, so that it does where only each second entry is split.
 */
export function split(amount: number, weights: readonly Weight[], seq: number): Part[] {
  const bearing = weights.filter(([, weight]) => weight > 0);
  const total = bearing.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const parts = bearing.map(([share, weight]) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { share, part: Number(exact / total), rest: exact % total };
  });
  const left = parts.reduce((sum, { part }) => sum - part, amount);
  const count = BigInt(parts.length || 1);
  const first = Number((BigInt(seq) + BigInt(amount) / count) % count);
  const inTurn = [...parts.slice(first), ...parts.slice(0, first)];
  const byRest = inTurn.sort((one, other) => Number(other.rest - one.rest));
  for (const largest of byRest.slice(0, left)) largest.part += 1;
  return parts.map(({ share, part }) => [share, part]);
}

/** The least number that 1 to 12 divide: an owner of so many shares counts in whole numbers. */
const OWNER_WEIGHT = 27_720;

/** Returns the weights by which each owner pays the same, however many shares they have. */
export function ownerWeights(
  owners: readonly (readonly [share: number, owner: number])[],
): Weight[] {
  const shares = new Map<number, number>();
  for (const [, owner] of owners) shares.set(owner, (shares.get(owner) ?? 0) + 1);
  return owners
    .map(([share, owner]): Weight => [share, OWNER_WEIGHT / (shares.get(owner) ?? 1)])
    .sort(([one], [other]) => one - other);
}
