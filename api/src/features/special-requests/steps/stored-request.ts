import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import { ADMIN_REQUEST_COLUMNS, MY_REQUEST_COLUMNS, REQUEST_TABLES } from '../request.columns';
import { noSuchRequest } from '../special-request.policy';
import type { RequestEvent, SpecialRequestView } from '../special-request.types';

/** One request by its id, as administrators see it. */
export const REQUEST = statement(
  'special-request',
  `select ${ADMIN_REQUEST_COLUMNS} from special_requests r ${REQUEST_TABLES} where r.id = $1`,
);

const MINE = statement(
  'special-request-of-mine',
  `select ${MY_REQUEST_COLUMNS} from special_requests r ${REQUEST_TABLES}
    where r.id = $1 and r.user_id = $2`,
);

type StoredEvent = Omit<RequestEvent, 'at'> & { at: string };
type StoredRequest = Omit<SpecialRequestView, 'history'> & { history: StoredEvent[] };

/** Presents a row; times inside its JSON come as text. */
export function requestView(row: StoredRequest): SpecialRequestView {
  return { ...row, history: row.history.map((event) => ({ ...event, at: new Date(event.at) })) };
}

/** Returns a user's own request as they see it; null if they have none with this id. */
export async function findRequestOf(
  call: RequestContext,
  { id, userId }: { id: number; userId: number },
): Promise<SpecialRequestView | null> {
  const [row] = await read(call.app, MINE, [id, userId]);
  return row ? requestView(row) : null;
}

/** Returns a request for administrators, within the transaction that changed it. */
export async function requestIn(
  transaction: Pick<Transaction, 'query'>,
  id: number,
): Promise<SpecialRequestView> {
  const [row] = await transaction.query(REQUEST, [id]);
  if (!row) throw noSuchRequest();
  return requestView(row);
}
