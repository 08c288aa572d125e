/** Most years have so many weeks; the others have one more. */
export const WEEKS_OF_A_YEAR = 52;

/** From 1 (Monday) to 7 (Sunday) at 0 to 6. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
