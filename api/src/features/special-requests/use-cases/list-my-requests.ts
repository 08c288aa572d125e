import { type PageArgs, page, readPage } from '../../../core/input/numbered-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { BY_CREATION, MY_REQUEST_COLUMNS, REQUEST_TABLES } from '../request.columns';
import type { SpecialRequestPage } from '../special-request.types';
import { requestView } from '../steps/stored-request';

const MINE = page('my-special-requests', {
  from: 'special_requests r',
  id: 'r.id',
  where: 'r.user_id = $4',
  matches: ({ holds }) => holds('r.search_text'),
  order: BY_CREATION,
  columns: MY_REQUEST_COLUMNS,
  details: `left join special_requests r on r.id = picked.id ${REQUEST_TABLES}`,
});

/** Lists the caller's requests, newest first, with their total in one statement. */
export async function listMyRequests(
  call: RequestContext,
  args: PageArgs,
): Promise<SpecialRequestPage> {
  const { userId } = requireMember(call);
  const options = { ...args, descending: true };
  const { items, total } = await readPage(call.app, MINE, { ...options, values: [userId] });
  return { items: items.map(requestView), total };
}
