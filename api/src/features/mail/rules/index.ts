/** How many of the latest captured emails are listed with their texts. */
export const READABLE_MAILS = 50;

/** How many are listed where their texts cannot be read. */
export const LISTED_MAILS = 10;
