import { type Database, read } from '../database/database';
import { type Row, type StatementName, statement, type Values } from '../database/statement';

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

type Source = (app: Pick<Database, 'db'>) => Promise<Waiting>;

export type WaitingSources = Readonly<Partial<Record<WaitingKind, Source>>>;

/** The statements without values that count. */
type Counting = {
  [Name in StatementName]: [[], Row<Name>] extends [Values<Name>, Omit<Waiting, 'path'>]
    ? Name
    : never;
}[StatementName];

/** Counts by one statement what is handled on a page of the admin panel. */
export function waitingOn(path: string, key: Counting, text: string): Source {
  const count = statement(key, text);
  return async (app) => {
    const [row] = await read(app, count, []);
    return { count: 0, ...row, path };
  };
}
