import {
  CompanyDraftSort,
  CompanyDraftState,
} from '../../api/src/features/draft/plan/company-drafts.types';
import { UserSort } from '../../api/src/features/people/admin-user.types';
import {
  PropertyDraft,
  PropertySort,
  ShareAllocation,
} from '../../api/src/features/properties/property.types';
import { ShareSort } from '../../api/src/features/shares/management/admin-share.type';
import { RequestList, RequestSort } from '../../api/src/features/special-requests/request-kinds';
import { SwapSort, SwapStatus } from '../../api/src/features/swaps/swap-status';
import { AUDIT_ENTRIES, COMPANY, FAILED_MAILS, NEXT_YEAR, REQUESTS } from './company';
import { type Measured, measure } from './load';
import { operationOf } from './operations';

/** The page size of the panel's tabs. */
const FIRST = 20;
/** The most rows that can be selected at once. */
const SELECTED = 5000;

type Variables = Record<string, unknown>;

/** A list of the panel: the web's own query, with typical visits. */
interface List {
  tab: string;
  operation: string;
  rows: number;
  /** Words to search for; several may stand in different fields of a row. */
  words: string[];
  /** Variables of every visit. */
  always?: Variables;
  sorts?: string[];
  /** Variables of the last page, if it is not reached by offset. */
  last?: Variables;
  filters?: [string, Variables][];
}

/** Returns a filter for each value of an enum. */
const each = (prefix: string, name: string, values: object): [string, Variables][] =>
  Object.values(values).map((value) => [`${prefix} ${value}`.trim(), { [name]: value }]);

const LISTS: List[] = [
  {
    tab: 'Analytics, allocations',
    operation: 'PropertyAllocations',
    rows: COMPANY.properties,
    words: ['villa'],
  },
  {
    tab: 'Share Management',
    operation: 'AdminShares',
    rows: COMPANY.shares,
    words: ['holm', 'holm pine'],
    sorts: Object.values(ShareSort),
    filters: [
      ['of a property', { propertyId: COMPANY.properties / 2 }],
      ['active', { isActive: true }],
      ['inactive', { isActive: false }],
      ['vacant', { ownership: 'VACANT' }],
      ['with an owner or vacant', { ownership: 'ANY' }],
      ['with an owner or vacant, by OWNER', { ownership: 'ANY', sort: 'OWNER' }],
    ],
  },
  {
    tab: 'Properties',
    operation: 'AdminProperties',
    rows: COMPANY.properties,
    words: ['villa'],
    sorts: Object.values(PropertySort),
    filters: [
      ['inactive', { isActive: false }],
      ...each('with shares', 'shares', ShareAllocation),
      ...each('with a draft', 'draft', PropertyDraft),
    ],
  },
  {
    tab: 'Users',
    operation: 'AdminUsers',
    rows: COMPANY.users,
    words: ['holm', 'clara holm', 'clara hlom', 'hilm'],
    sorts: Object.values(UserSort),
    filters: [
      ['without a password', { access: 'WITHOUT' }],
      ['of owners', { role: 'OWNER' }],
      ['of administrators', { role: 'ADMIN' }],
      ['with shares', { hasShares: true }],
      ['without shares', { hasShares: false }],
      ['of owners without shares', { role: 'OWNER', hasShares: false }],
    ],
  },
  {
    tab: 'Special Requests',
    operation: 'AdminRequests',
    rows: REQUESTS,
    words: ['boiler', 'boiler lakeside', 'boilr lakside'],
    sorts: Object.values(RequestSort),
    filters: [
      ...each('', 'list', RequestList),
      ['of a property', { propertyId: COMPANY.properties / 2 }],
      ['high priority', { priority: 'high' }],
      ['mine', { assignment: 'MINE' }],
      ['unassigned', { assignment: 'NO_ONE' }],
    ],
  },
  {
    tab: 'Week Swaps',
    operation: 'WeekSwaps',
    rows: COMPANY.swaps,
    words: ['holm', 'holm pine'],
    sorts: Object.values(SwapSort),
    filters: [
      ...each('', 'status', SwapStatus),
      ['waiting', { isWaiting: true }],
      ['that can be approved', { isPossible: true }],
      ['that cannot be approved', { isPossible: false }],
      ['of a property', { propertyId: COMPANY.properties / 2 }],
      ['by its ID', { id: COMPANY.swaps / 2 }],
    ],
  },
  {
    tab: 'Drafts',
    operation: 'CompanyDrafts',
    rows: COMPANY.properties,
    words: ['villa'],
    sorts: Object.values(CompanyDraftSort),
    filters: each('', 'state', CompanyDraftState),
  },
  {
    tab: 'Plan drafts',
    operation: 'HousesToPlan',
    rows: COMPANY.properties,
    words: ['villa'],
    always: { year: NEXT_YEAR },
  },
  { tab: 'Mail', operation: 'FailedMails', rows: FAILED_MAILS, words: ['lakeside'] },
  {
    tab: 'Audit Log',
    operation: 'AuditLog',
    rows: AUDIT_ENTRIES,
    words: ['holm'],
    last: { before: FIRST },
    filters: [
      ['of the administrator', { personId: 1 }],
      ['of a user', { personId: COMPANY.users / 2 }],
      ['of a property', { propertyId: COMPANY.properties / 2 }],
      ['of users', { kind: 'user' }],
      ['of themes', { kind: 'theme' }],
    ],
  },
];

/** Returns the typical visits of a list as a title and variables. */
function visitsOf({
  rows,
  words,
  always,
  sorts = [],
  last,
  filters = [],
}: List): [string, Variables][] {
  const offset = rows - FIRST;
  const visits: [string, Variables][] = [
    ['open', {}],
    ['search one letter', { search: 'l' }],
    ['search two letters', { search: 'li' }],
    ...words.map((word): [string, Variables] => [`search ${word}`, { search: word }]),
    ['page in the middle', last ?? { offset: rows / 2 }],
    ['last page', last ?? { offset }],
    ...filters,
    ...sorts.flatMap((sort): [string, Variables][] => [
      [`by ${sort}`, { sort }],
      [`by ${sort}, last first`, { sort, descending: true }],
      [`by ${sort}, last page`, { sort, offset }],
    ]),
  ];
  return visits.map(([what, variables]) => [what, { ...always, ...variables }]);
}

type Question = [what: string, operation: string, variables: Variables];

function questions(): Question[] {
  return [
    ['Panel: counts of the tabs', 'AdminCounts', {}],
    ['Waiting for me', 'AdminWaiting', {}],
    ['Analytics: open', 'AdminOverview', {}],
    ['Analytics: latest actions', 'AuditLog', { first: FIRST }],
    ['Page of a property', 'PropertyRecord', { id: COMPANY.properties / 2 }],
    [
      'Page of a property: latest actions',
      'AuditLog',
      { first: FIRST, propertyId: COMPANY.properties / 2 },
    ],
    ['Page of a user', 'UserRecord', { id: COMPANY.users / 2 }],
    [
      `Handover of ${SELECTED} shares`,
      'HandoverCounts',
      { shareIds: Array.from({ length: SELECTED }, (_, index) => 100 + 2 * index) },
    ],
    ['Counts of the drafts', 'CompanyDraftCounts', { year: NEXT_YEAR }],
    ['Counts of the requests', 'RequestCounts', {}],
    ['Security log', 'SecurityEvents', { first: FIRST }],
    ...['l', 'li', 'holm', 'hilm', 'villa 7', 'holm pine', 'boiler lakeside'].map(
      (text): Question => [`Palette: ${text}`, 'AdminSearch', { text }],
    ),
    ...LISTS.flatMap((list) =>
      visitsOf(list).map(
        ([what, variables]): Question => [
          `${list.tab}: ${what}`,
          list.operation,
          { first: FIRST, ...variables },
        ],
      ),
    ),
  ];
}

/**
 * Measures the queries of the admin panel whose names contain one of the texts, or all, each several
 * times; reports each result at once.
 */
export async function measureAdmin(
  { url, cookie }: { url: string; cookie: string },
  chosen: readonly string[],
  report: (what: string, measured: Measured) => void,
): Promise<void> {
  for (const [what, operation, variables] of questions()) {
    if (chosen.length > 0 && !chosen.some((text) => what.includes(text))) continue;
    const query = operationOf(operation);
    report(what, await measure({ url: `${url}/graphql`, cookie, query, variables }));
  }
}
