import { createDataSource } from '../src/app/data-source';
import { generateLoad } from '../src/app/load/generate';
import { UserSort } from '../src/features/people/admin-user.types';
import { PropertySort } from '../src/features/properties/property.types';
import { ShareSort } from '../src/features/shares/admin-share.type';
import { withClient } from './grow';
import { type Measured, measure } from './load';
import { operationOf } from './operations';

/** The size of a management company. */
const COMPANY = { properties: 10_000, users: 100_000, shares: 110_000, swaps: 2000 };
const AUDIT_ENTRIES = 100_000;
/** The page size of the panel's tabs. */
const FIRST = 20;

type Variables = Record<string, unknown>;

/** A list of the panel: the web's own query, with typical visits. */
interface List {
  tab: string;
  operation: string;
  rows: number;
  word: string;
  sorts?: string[];
  /** Variables of the last page, if it is not reached by offset. */
  last?: Variables;
  filters?: [string, Variables][];
}

const LISTS: List[] = [
  {
    tab: 'Analytics, allocations',
    operation: 'PropertyAllocations',
    rows: COMPANY.properties,
    word: 'villa',
  },
  {
    tab: 'Share Management',
    operation: 'AdminShares',
    rows: COMPANY.shares,
    word: 'holm',
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
    word: 'villa',
    sorts: Object.values(PropertySort),
  },
  {
    tab: 'Users',
    operation: 'AdminUsers',
    rows: COMPANY.users,
    word: 'holm',
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
  { tab: 'Week Swaps', operation: 'WeekSwaps', rows: COMPANY.swaps, word: 'holm' },
  {
    tab: 'Audit Log',
    operation: 'AuditLog',
    rows: AUDIT_ENTRIES,
    word: 'holm',
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

const AUDIT = `insert into audit_log (actor_id, actor_name, action, subject, before, after)
  select 1, 'Ada Keller', 'user.update', 'User ' || n || ', Clara Holm',
    '{"lastName": "Weiss"}', '{"lastName": "Holm"}'
  from generate_series(1, ${AUDIT_ENTRIES}) n`;

/** Adds a management company to a database that a server has prepared. */
export async function addCompany(databaseUrl: string): Promise<void> {
  const db = await createDataSource(databaseUrl).initialize();
  await generateLoad(db, COMPANY).finally(() => db.destroy());
  await withClient(databaseUrl, async (client) => {
    await client.query(AUDIT);
    await client.query('vacuum analyze audit_log');
  });
}

/** Returns the typical visits of a list as a title and variables. */
function visitsOf({ rows, word, sorts = [], last, filters = [] }: List): [string, Variables][] {
  const offset = rows - FIRST;
  return [
    ['open', {}],
    ['search one letter', { search: 'l' }],
    ['search two letters', { search: 'li' }],
    [`search ${word}`, { search: word }],
    ['page in the middle', last ?? { offset: rows / 2 }],
    ['last page', last ?? { offset }],
    ...filters,
    ...sorts.flatMap((sort): [string, Variables][] => [
      [`by ${sort}`, { sort }],
      [`by ${sort}, last first`, { sort, descending: true }],
      [`by ${sort}, last page`, { sort, offset }],
    ]),
  ];
}

type Question = [what: string, operation: string, variables: Variables];

function questions(): Question[] {
  return [
    ['Panel: counts of the tabs', 'AdminCounts', {}],
    ['Analytics: open', 'AdminOverview', {}],
    ['Page of a property', 'PropertyRecord', { id: COMPANY.properties / 2 }],
    ['Page of a user', 'UserRecord', { id: COMPANY.users / 2 }],
    ...['l', 'li', 'holm', 'villa 7'].map(
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
