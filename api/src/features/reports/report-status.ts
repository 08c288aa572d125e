/** How far a report is. */
export enum ReportStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  READY = 'READY',
  SENT = 'SENT',
  FAILED = 'FAILED',
}

/** What is reported on; the ids of the definitions. */
export enum ReportType {
  analytics = 'analytics',
  users = 'users',
  properties = 'properties',
  requests = 'requests',
}

/** What is said of a report that failed. */
export const NOT_MADE = 'The report could not be made. Please try again.';
