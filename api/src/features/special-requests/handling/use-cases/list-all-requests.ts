import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import {
  filteredPages,
  type PageSource,
  page,
  readPage,
} from '../../../../core/input/numbered-page';
import type { RequestContext } from '../../../../core/request-context';
import { IS_ADMINISTRATOR } from '../../../auth/user.columns';
import type { Person } from '../../../people/person.type';
import {
  ADMIN_REQUEST_COLUMNS,
  BY_CREATION,
  REQUEST_LIST,
  REQUEST_TABLES,
  WAITS_LONG,
} from '../../request.columns';
import { RequestAssignment, RequestPeriod, RequestSort } from '../../request-kinds';
import type { AdminSpecialRequestsArgs } from '../../special-request.inputs';
import { requireRequestsAdministrator } from '../../special-request.policy';
import type { AdminSpecialRequestPage, SpecialRequestCounts } from '../../special-request.types';
import { requestView } from '../../steps/stored-request';

const PROPERTY = 'join properties place on place.id = r.property_id';

const ORDERS: Record<RequestSort, string[]> = {
  CREATED: BY_CREATION,
  PRIORITY: [
    `case when ${WAITS_LONG} then 1 else 2 end`,
    `case r.priority when 'high' then 1 when 'medium' then 2 else 3 end`,
    ...BY_CREATION,
  ],
  CATEGORY: ['r.category', 'r.id'],
  TITLE: ['r.title', 'r.id'],
  PROPERTY: ['place.name_order', 'r.id'],
};

const MADE = {
  [RequestPeriod.LAST_7_DAYS]: `r.created_at >= now() - interval '7 days'`,
  [RequestPeriod.LAST_30_DAYS]: `r.created_at >= now() - interval '30 days'`,
  [RequestPeriod.OLDER]: `r.created_at < now() - interval '30 days'`,
};

/** The filters of a list, as SQL; the values are $4 to $9. */
const FILTERS = {
  list: `${REQUEST_LIST} = $4`,
  propertyId: 'r.property_id = $5',
  category: 'r.category = $6',
  priority: 'r.priority = $7',
  assigneeId: 'r.assignee_id = $8',
  userId: 'r.user_id = $9',
  isUnassigned: 'r.assignee_id is null',
  ...MADE,
};

const UNUSED = {
  list: '$4::text is null',
  propertyId: '$5::bigint is null',
  category: '$6::text is null',
  priority: '$7::text is null',
  assigneeId: '$8::bigint is null',
  userId: '$9::bigint is null',
};

/** Searches a request in its own text, its property and its requester. */
const matches: PageSource['matches'] = ({ holds }) =>
  holds(
    { of: 'special_requests', by: 'r.id', own: 'r.search_text' },
    { of: 'properties', by: 'r.property_id' },
    { of: 'users', by: 'r.user_id' },
  );

const pageFor = filteredPages({
  sorts: Object.values(RequestSort),
  filters: FILTERS,
  unused: UNUSED,
  make: ({ sort, where, way }) =>
    page(
      'special-requests',
      {
        from: `special_requests r ${sort === RequestSort.PROPERTY ? PROPERTY : ''}`,
        id: 'r.id',
        counted: 'special_requests r',
        where,
        matches,
        order: ORDERS[sort],
        columns: ADMIN_REQUEST_COLUMNS,
        details: `left join special_requests r on r.id = picked.id ${REQUEST_TABLES}`,
      },
      way,
    ),
});

/** Lists all requests with their total in one statement; administrators only. */
export async function listAllRequests(
  call: RequestContext,
  args: AdminSpecialRequestsArgs,
): Promise<AdminSpecialRequestPage> {
  const { userId } = requireRequestsAdministrator(call);
  const { sort = RequestSort.CREATED, descending = sort === RequestSort.CREATED } = args;
  const { list = null, propertyId = null, category = null, priority = null } = args;
  const { userId: askerId = null } = args;
  const isMine = args.assignment === RequestAssignment.MINE;
  const { assigneeId = isMine ? userId : null } = args;
  const asked = pageFor(sort, [
    list !== null && 'list',
    propertyId !== null && 'propertyId',
    category !== null && 'category',
    priority !== null && 'priority',
    assigneeId !== null && 'assigneeId',
    askerId !== null && 'userId',
    args.assignment === RequestAssignment.NO_ONE && 'isUnassigned',
    args.made,
  ]);
  const { items, total } = await readPage(call.app, asked, {
    ...args,
    descending,
    values: [list, propertyId, category, priority, assigneeId, askerId],
  });
  return { items: items.map(requestView), total };
}

const COUNT = statement(
  'special-request-counts',
  `select coalesce(sum(count) filter (where list = 'pending'), 0)::int as pending,
      coalesce(sum(count) filter (where list = 'in_progress'), 0)::int as "inProgress",
      coalesce(sum(count) filter (where list = 'fulfilled'), 0)::int as fulfilled,
      coalesce(sum(count) filter (where list = 'archived'), 0)::int as archived,
      coalesce(sum(count) filter (where list = 'cancelled'), 0)::int as cancelled
    from (select ${REQUEST_LIST} as list, count(*) from special_requests r group by 1) lists`,
);

/** Counts the requests in each list of the panel; administrators only. */
export async function countRequests(call: RequestContext): Promise<SpecialRequestCounts> {
  requireRequestsAdministrator(call);
  return (await read(call.app, COUNT, []))[0] as SpecialRequestCounts;
}

const ADMINISTRATORS = statement(
  'request-assignees',
  `select id, first_name as "firstName", last_name as "lastName", email::text from users
    where deleted_at is null and ${IS_ADMINISTRATOR}
    order by name_order, id limit 200`,
);

/** Lists the administrators who can handle a request; administrators only. */
export function listAssignees(call: RequestContext): Promise<Person[]> {
  requireRequestsAdministrator(call);
  return read(call.app, ADMINISTRATORS, []);
}
