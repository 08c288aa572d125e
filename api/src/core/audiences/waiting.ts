import type { Database } from '../database/database';

/** Counts of pending work for administrators. */
export type WaitingKind =
  | 'COSTS'
  | 'REQUESTS'
  | 'SWAPS'
  | 'MAILS'
  | 'DRAFTS'
  | 'DRAFTS_TO_OPEN'
  | 'USERS'
  | 'PROPERTIES';

/** How many things wait, and the page where they are handled. */
interface Waiting {
  count: number;
  /** How many of them cannot be done now, where that is known. */
  blocked?: number;
  path: string;
}

export type WaitingSources = Readonly<
  Partial<Record<WaitingKind, (app: Pick<Database, 'db'>) => Promise<Waiting>>>
>;
