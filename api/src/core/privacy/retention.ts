/** How long data is kept, in days; Infinity means for good. */
export interface Retention {
  /** Delivered emails, without their text. */
  readonly mails: number;
  readonly securityLog: number;
  readonly auditLog: number;
  /** Names and addresses of guests without an account, after their request. */
  readonly guests: number;
}

/** Returns a number of days as PostgreSQL takes it: for good is longer than any data is old. */
export const daysKept = (days: number): number => Math.min(days, 1_000_000);
