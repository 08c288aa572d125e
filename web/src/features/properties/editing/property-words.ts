import { WEEKS_OF_A_YEAR } from '../../../lib/dates/week-dates';

/** A name and a location as they are saved. */
export const placeOf = ({ name, location }: { name: string; location: string }) => ({
  name: name.trim(),
  location: location.trim(),
});

/** Spec §5 'Edit property', with the server's limits where the spec gives none. */
export const LIMITS = {
  totalShares: { min: 1, max: 12 },
  weeksPerShare: { min: 1, max: 52 },
  claimLimitDays: { min: 0, max: 365 },
} as const;

export type NumberField = keyof typeof LIMITS;
export const NUMBER_FIELDS = Object.keys(LIMITS) as NumberField[];

/** The error for a number as typed; undefined if it is valid. */
export function numberProblem(field: NumberField, text: string): string | undefined {
  const { min, max } = LIMITS[field];
  const number = Number(text);
  const isFine = text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
  return isFine ? undefined : `A whole number from ${min} to ${max}`;
}

/** A warning about a valid number of shares and weeks; undefined if a year has enough weeks. */
export function sizeNote(totalShares: string, weeksPerShare: string): string | undefined {
  const weeks = Number(totalShares) * Number(weeksPerShare);
  if (!(weeks > WEEKS_OF_A_YEAR)) return undefined;
  // The server refuses more than any year has.
  const end = weeks > WEEKS_OF_A_YEAR + 1 ? '.' : ', so some shares will get fewer.';
  return `${totalShares} shares of ${weeksPerShare} weeks are ${weeks} weeks; a year has 52 or 53${end}`;
}

/** The effects of a change of a property’s status. */
export const EFFECTS = {
  inactive:
    'Shares, weeks and drafts stay as they are. No one can make requests there, open weeks are no longer offered, and new drafts are planned without them.',
  active: 'Requests can be made there, open weeks are offered, and drafts can be planned.',
};

/** The effect of a change of its status; undefined if there is none. */
export const statusNote = (was: boolean, isActive: boolean) =>
  was === isActive ? undefined : EFFECTS[isActive ? 'active' : 'inactive'];
