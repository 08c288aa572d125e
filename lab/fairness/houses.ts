import type { Order } from './kinds';
import { type Choice, type Pattern, play, sincere, WEEKS } from './play';
import { randomOf } from './random';
import { MODEL_NAMES, type Model, type Owner, ownersOf, type Values, valuesOf } from './tastes';

/** A simulated house: what its weeks are worth to each owner in each of its years. */
export interface House {
  owners: readonly Owner[];
  /** By year, then by owner; owner 0 has share 1. */
  values: readonly (readonly Values[])[];
}

/** A picture of one year: what each owner holds, as indexes of weeks, by owner. */
export type Holdings = readonly (readonly number[])[];

/** Returns houses whose tastes follow from the model and the number of the house alone. */
export function housesOf(
  model: Model,
  size: { houses: number; years: number; shares: number },
): House[] {
  const seed = 1_000_000 * (1 + MODEL_NAMES.indexOf(model)) + 100_000 * size.shares;
  return Array.from({ length: size.houses }, (_, number) => {
    const random = randomOf(seed + number);
    const owners = ownersOf(model, { shares: size.shares, weeks: WEEKS }, random);
    const values = Array.from({ length: size.years }, () =>
      owners.map((owner) => valuesOf(owner, WEEKS, random)),
    );
    return { owners, values };
  });
}

/**
 * Returns the draft's result if all but the others choose sincerely; `shares` are in the year's
 * order.
 */
export function draftOf(
  pattern: Pattern,
  shares: readonly number[],
  values: readonly Values[],
  others: ReadonlyMap<number, Choice> = new Map(),
): Holdings {
  const choices = shares.map((share) => {
    return [share, others.get(share) ?? sincere(values[share - 1] ?? [])] as const;
  });
  const held = play(pattern(shares), new Map(choices));
  return values.map((_, owner) => held.get(owner + 1) ?? []);
}

/** Returns what some weeks are worth to an owner, in points. */
export function worthOf(values: Values, weeks: readonly number[]): number {
  return weeks.reduce((total, week) => total + (values[week] ?? 0), 0);
}

/** Returns the worth of each owner's weeks, by year, then by owner. */
export function worthsOf(house: House, pattern: Pattern, order: Order): number[][] {
  const shares = house.owners.map((_, owner) => owner + 1);
  return house.values.map((values, year) =>
    draftOf(pattern, order(year, shares), values).map((weeks, owner) =>
      worthOf(values[owner] ?? [], weeks),
    ),
  );
}
