import { defineEnum, type EnumOf } from '../../core/input/enum';
/** The status of a report. */
export const ReportStatus = defineEnum('ReportStatus', 'Status of a report.', {
  QUEUED: 'Waiting to be generated.',
  RUNNING: 'Being generated.',
  READY: 'Ready to be downloaded.',
  SENT: 'Ready to be downloaded, and its e-mail is queued.',
  FAILED: 'It could not be generated.',
});
export type ReportStatus = EnumOf<typeof ReportStatus>;

/** The types of reports; the ids of their definitions. */
export const ReportType = defineEnum('ReportType', 'Kind of report.', {
  analytics: 'Totals of users, properties, shares, requests and swaps.',
  users: 'Users and their roles.',
  properties: 'Properties and their allocation.',
  requests: 'Special requests.',
});
export type ReportType = EnumOf<typeof ReportType>;

/** The error shown for a report that failed. */
export const NOT_MADE = 'The report could not be generated. Please try again.';
