import type { Transaction } from '../database/database';

/** Throws while administrators may not give access to a user's account (CONFLICT). */
export type AccessGuard = (transaction: Transaction, userId: number) => Promise<void>;

/** An administrator's act that gave access to an account. */
export interface AccessReset {
  /** The administrator's id; null for the command line. */
  by: number | null;
  at: Date;
}
