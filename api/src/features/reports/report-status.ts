import { defineEnum, type EnumOf } from '../../kit/enum';
/** How far a report is. */
export const ReportStatus = defineEnum(
  'ReportStatus',
  'READY once it can be downloaded; SENT once its mail is on its way as well; FAILED where neither came to be.',
  ['QUEUED', 'RUNNING', 'READY', 'SENT', 'FAILED'],
);
export type ReportStatus = EnumOf<typeof ReportStatus>;

/** What is reported on; the ids of the definitions. */
export const ReportType = defineEnum('ReportType', 'What is reported on.', [
  'analytics',
  'users',
  'properties',
  'requests',
]);
export type ReportType = EnumOf<typeof ReportType>;

/** What is said of a report that failed. */
export const NOT_MADE = 'The report could not be made. Please try again.';
