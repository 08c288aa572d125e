/** Spec §5 'Edit property', and as the server enforces what it leaves open. */
export const LIMITS = {
  totalShares: { min: 1, max: 12 },
  weeksPerShare: { min: 1, max: 52 },
  claimLimitDays: { min: 0, max: 365 },
} as const;

export type NumberField = keyof typeof LIMITS;

/** What is wrong with a number as it was typed; undefined when nothing is. */
export function numberProblem(field: NumberField, text: string): string | undefined {
  const { min, max } = LIMITS[field];
  const number = Number(text);
  const isFine = text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
  return isFine ? undefined : `A whole number from ${min} to ${max}`;
}
