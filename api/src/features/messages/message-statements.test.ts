import { Client } from 'pg';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { storeManyMessages } from '../../../test/support/scenes/many-messages';
import { expectCountersToBeTrue } from '../../../test/support/scenes/message-truth';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { sentStatements } from '../../../test/support/sql/sent-statements';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let olivia: User;
let omar: User;
let asOlivia: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  [olivia, omar] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [olivia, omar]);
  asOlivia = await testApp.signIn(olivia);
});

afterAll(() => testApp.close());

const READS: [string, () => Promise<{ status: number }>, string][] = [
  ['GET /api/conversations', () => asOlivia.get('/api/conversations'), 'conversations'],
  ['GET /api/messages/unread', () => asOlivia.get('/api/messages/unread'), 'mailbox-UNREAD'],
  ['GET /api/messages/read', () => asOlivia.get('/api/messages/read'), 'mailbox-READ'],
  ['GET /api/messages/sent', () => asOlivia.get('/api/messages/sent'), 'mailbox-SENT'],
  ['GET /api/messages/archived', () => asOlivia.get('/api/messages/archived'), 'mailbox-ARCHIVED'],
  ['mailboxCounts', () => asOlivia.graphql('{ mailboxCounts { unread } }'), 'mailbox-counts'],
  [
    'conversations with their people',
    () => asOlivia.graphql('{ conversations { items { lastMessage person { firstName } } } }'),
    'conversations',
  ],
  [
    'unreadConversations with their people',
    () =>
      asOlivia.graphql(
        '{ unreadConversations { items { unreadCount newest { content sender { id } } } } }',
      ),
    'unread-conversations',
  ],
  [
    'conversationMessages after one',
    () =>
      asOlivia.graphql(
        '{ conversationMessages(conversationId: 1, after: 1) { items { content } } }',
      ),
    'conversation-messages-newer',
  ],
  [
    'conversationMessages with their people',
    () =>
      asOlivia.graphql(
        '{ conversationMessages(conversationId: 1) { items { content sender { firstName } } } }',
      ),
    'conversation-messages',
  ],
];

describe.each([10, 100_000])('with %i messages', (count) => {
  beforeAll(async () => {
    await storeManyMessages(testApp.running.app.db, { user: olivia, other: omar, count });
    await expectCountersToBeTrue(testApp);
  });

  test.each(READS)(
    '%s is one prepared statement beside the session’s',
    async (_name, ask, name) => {
      const statements = await sentStatements(async () => {
        expect((await ask()).status).toBe(200);
      });
      expect(statements.map((it) => it.name)).toEqual([name]);
    },
  );

  test('sending a message is four round trips, the session’s included', async () => {
    const send = () =>
      asOlivia.post('/api/messages', { receiverId: omar.id, content: 'How many?' });
    await send();
    const statements = await sentStatements(async () => {
      expect((await send()).status).toBe(201);
    });
    expect(statements.map((it) => it.name ?? it.text.split(' ')[0])).toEqual([
      'START',
      'send-message',
      'SELECT',
    ]);
    expect(statements.at(-1)?.text).toMatch(/;SELECT pg_notify\(.*;COMMIT$/s);
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The rows read by a plan node, including those its filter removed. */
const touchedRows = (node: Plan) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];

/** The plan of a prepared statement as sent by the server, in the mode PostgreSQL settles on. */
async function planOf(ask: () => Promise<unknown>, name: string, mode: string): Promise<Plan[]> {
  const [statement] = (await sentStatements(ask)).filter((it) => it.name === name);
  if (!statement) throw new Error(`${name} was not sent.`);
  const client = new Client({ connectionString: testApp.databaseUrl });
  await client.connect();
  try {
    await client.query(`set plan_cache_mode = ${mode}`);
    await client.query(`prepare hot as ${statement.text}`);
    const values = statement.values.map((it) => client.escapeLiteral(textOf(it)));
    const { rows } = await client.query(
      `explain (analyze, format json) execute hot (${values.join(', ')})`,
    );
    return flatten(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.end();
  }
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

const INDEXES: Record<string, string[] | undefined> = {
  conversations: ['messages_conversation'],
  'unread-conversations': ['messages_unread_in_conversation'],
  'conversation-messages-newer': ['messages_conversation'],
  'mailbox-UNREAD': ['messages_unread'],
  'mailbox-READ': ['messages_read'],
  'mailbox-SENT': ['messages_sent'],
  'mailbox-ARCHIVED': ['messages_archived_received', 'messages_archived_sent'],
  'conversation-messages': ['messages_conversation'],
};

/** The number of messages a plan reads, and the indexes it uses. */
async function messagesTouched(ask: () => Promise<unknown>, name: string, mode: string) {
  const plan = await planOf(ask, name, mode);
  const nodes = plan.filter((it) => it['Relation Name'] === 'messages');
  expect(nodes.map((it) => it['Node Type'])).not.toContain('Seq Scan');
  return {
    rows: nodes.reduce((sum, it) => sum + touchedRows(it), 0),
    indexes: nodes.map((it) => it['Index Name']),
  };
}

const MODES = ['force_custom_plan', 'force_generic_plan'];
/** A page has 31 rows, and some rows are skipped because they are archived or another user's. */
const FEW = 400;

describe.each(MODES)('with 100,000 messages of one person and %s', (mode) => {
  beforeAll(() => testApp.running.app.db.query('analyze'));

  test.each(READS)('%s reads little more than its page', async (_name, ask, name) => {
    expect((await messagesTouched(ask, name, mode)).rows).toBeLessThan(FEW);
  });
});

const search = () =>
  asOlivia.graphql('{ searchMessages(text: "messag 77") { items { content } } }');

test('a search is one prepared statement beside the session’s', async () => {
  const statements = await sentStatements(search);
  expect(statements.map((it) => it.name)).toEqual(['search-messages']);
});

describe.each(MODES)('with newer messages of other people and %s', (mode) => {
  beforeAll(async () => {
    const [user, other] = [await testApp.person(), await testApp.person()];
    await storeManyMessages(testApp.running.app.db, { user, other, count: 50_000 });
    await testApp.running.app.db.query('analyze');
  });

  test.each(READS)('%s reads its page by its own index', async (_name, ask, name) => {
    const { rows, indexes } = await messagesTouched(ask, name, mode);
    expect(rows).toBeLessThan(FEW);
    expect(indexes).toEqual(INDEXES[name] ?? []);
  });

  test('a search reads what it finds by the index of words and participants', async () => {
    const plan = await planOf(search, 'search-messages', mode);
    expect(plan.map((it) => it['Index Name'])).toContain('messages_search');
    const read = plan.filter((it) => it['Relation Name'] === 'messages');
    expect(read.map((it) => it['Node Type'])).toEqual(['Bitmap Heap Scan']);
    expect(read.map(touchedRows)).toEqual([1]);
  });
});
