/** The object of an invitation: 'share 3', 'shares 3, 7', or 'as a guest' without one. */
export function sharesText(shareNumbers: readonly number[]): string {
  if (shareNumbers.length === 0) return 'as a guest';
  return `${shareNumbers.length === 1 ? 'share' : 'shares'} ${shareNumbers.join(', ')}`;
}

/** Validity of an invitation's link, in days. */
export const INVITATION_DAYS = 14;

/** Time before a user can be invited again, in hours. */
export const REMIND_HOURS = 24;
