/** Validity of an invitation's link, in days. */
export const INVITATION_DAYS = 14;

/** Time before a user can be invited again, in hours. */
export const REMIND_HOURS = 24;
