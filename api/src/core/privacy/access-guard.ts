import type { Transaction } from '../database/database';

/** Throws while administrators may not give access to a user's account (CONFLICT). */
export type AccessGuard = (transaction: Transaction, userId: number) => Promise<void>;
