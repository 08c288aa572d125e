import { cycles } from './cycles';
import { guesses } from './guessing';
import { housesOf } from './houses';
import { TWELVE, YEARS } from './kinds';
import { oneYear } from './one-year';
import type { Section } from './section';
import { smallHouses } from './small-houses';
import { MODEL_NAMES } from './tastes';
import { trading } from './trading';

/** The simulated years that docs/fairness.md is written from. */
export const DEFAULT_YEARS = 1200;

/** Runs all simulations; the same number of years gives the same figures. */
export function runLaboratory(years: number): Section[] {
  const houses = Math.max(2, Math.round(years / YEARS.length));
  const size = { houses, years: YEARS.length, shares: TWELVE.length };
  const housesBy = new Map(MODEL_NAMES.map((model) => [model, housesOf(model, size)]));
  return [
    ...oneYear(housesBy),
    ...cycles(housesBy),
    smallHouses(years),
    guesses(housesBy),
    trading(housesBy),
  ];
}
