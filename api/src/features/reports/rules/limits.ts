/** Days that a report covers by default, and the window of 'new users' (spec §9). */
export const DEFAULT_RANGE_DAYS = 30;
/** New registrations in the users report (spec §9). */
export const REGISTRATION_DAYS = 7;
/** Recent users, recent requests (spec §9). */
export const RECENT_ITEMS = 10;
/** Top share holders (spec §9). */
export const TOP_HOLDERS = 5;
/** Characters of the message that goes with a report. */
export const MAX_CUSTOM_MESSAGE = 2000;
/** Days for which the files of a report are kept. */
export const KEPT_DAYS = 7;
/** Rows of a table in the PDF; the CSV has all. */
export const PDF_ROWS = 200;
