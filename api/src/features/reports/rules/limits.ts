/** Days that a report covers by default, and the window of 'new users' (spec §9). */
export const DEFAULT_RANGE_DAYS = 30;
/** Days of new registrations in the users report (spec §9). */
export const REGISTRATION_DAYS = 7;
/** Number of recent users and recent requests (spec §9). */
export const RECENT_ITEMS = 10;
/** Number of top share holders (spec §9). */
export const TOP_HOLDERS = 5;
/** Maximum length of a report's message, in characters. */
export const MAX_CUSTOM_MESSAGE = 2000;
/** Days for which a report's files are kept. */
export const KEPT_DAYS = 7;
/** Maximum number of table rows in the PDF; the CSV has all. */
export const PDF_ROWS = 200;
