import { type Call, requireMember } from '../../../kit/call';
import { type PageArgs, type PageSource, readPage } from '../../../kit/page';
import { MY_REQUEST_COLUMNS, REQUEST_TABLES, REQUEST_TEXT } from '../request.columns';
import type { SpecialRequestPage, SpecialRequestView } from '../special-request.types';
import { requestView } from './find-request';

const MINE: PageSource = {
  name: 'my-special-requests',
  from: 'special_requests r',
  id: 'r.id',
  where: 'r.user_id = $4',
  matches: (holds) => holds(REQUEST_TEXT),
  order: ['r.id'],
  columns: MY_REQUEST_COLUMNS,
  details: `left join special_requests r on r.id = picked.id ${REQUEST_TABLES}`,
};

/** My requests, the newest first, with their total in one statement. */
export async function listMyRequests(call: Call, args: PageArgs): Promise<SpecialRequestPage> {
  const { userId } = requireMember(call);
  const page = { ...args, descending: true, values: [userId] };
  const { items, total } = await readPage<SpecialRequestView>(call.app, MINE, page);
  return { items: items.map(requestView), total };
}
