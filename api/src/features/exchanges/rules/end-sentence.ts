const CAUSES = {
  // Not who: with two owners the other one could be concluded.
  REFUSED: () => 'Not every owner said yes.',
  EXPIRED: () => 'Not every owner answered in time.',
  REJECTED: () => 'An administrator rejected it.',
  OTHER_WEEK: () => 'A week of another owner was swapped, given back or handed over.',
  OWN_SWAPPED: (week: number) => `Your week ${week} went in another swap.`,
  OWN_RELEASED: (week: number) => `Your week ${week} was given back.`,
  OWN_SHARE: (week: number) =>
    `The share that held week ${week} is no longer yours or is inactive.`,
};

/** Why an exchange did not go through, as it concerns one of its owners. */
export type ExchangeEnd = keyof typeof CAUSES;

export const EXCHANGE_ENDS = Object.keys(CAUSES);

/** Returns why an exchange did not go through, as one sentence to the owner who gave `week`. */
export const endSentence = (cause: ExchangeEnd, week: number): string => CAUSES[cause](week);

/** True if the owner still holds the week that they would have given. */
export const keepsWeek = (cause: ExchangeEnd): boolean => !cause.startsWith('OWN_');
