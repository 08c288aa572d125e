import type { ApiClient } from '../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';
import { makeConversations } from './message.factory';

const FRIENDS = 23;
const MESSAGES = 57;
/** All sent at one moment, so that only the ids distinguish them. */
const MOMENT = new Date('2026-03-01T12:00:00.123Z');

let testApp: TestApp;
let olivia: User;
let friends: User[];
let asOlivia: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  olivia = await testApp.person();
  friends = [];
  for (let i = 0; i < FRIENDS; i += 1) friends.push(await testApp.person());
  asOlivia = await testApp.signIn(olivia);
  await makeConversations(
    testApp.running.app.db.manager,
    friends.map((friend, index) => ({
      people: [olivia.id, friend.id],
      messages: Array.from({ length: index === 0 ? MESSAGES : 3 }, (_, number) => ({
        senderId: number % 3 === 0 ? olivia.id : friend.id,
        content: `Message ${number}`,
        createdAt: MOMENT,
        isRead: number % 3 === 1,
      })),
    })),
  );
});

afterAll(() => testApp.close());

interface Page {
  items: { id: string | number }[];
  nextCursor: string | number | null;
}

/** Returns the ids of all pages in order, and the number of pages. */
async function walk(fetchPage: (cursor: Page['nextCursor']) => Promise<Page>) {
  const ids: number[] = [];
  let cursor: Page['nextCursor'] = null;
  let pages = 0;
  do {
    const page: Page = await fetchPage(cursor);
    ids.push(...page.items.map((it) => Number(it.id)));
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== null && pages < 1_000);
  return { ids, pages };
}

const idsOf = async (sql: string, values: unknown[] = []): Promise<number[]> =>
  (await testApp.running.app.db.query(sql, values)).map((it: { id: number }) => it.id);

const graphqlPage = (field: string, type: string, query: string) => async (cursor: unknown) => {
  const { data, errors } = await asOlivia.graphql(
    `query ($cursor: ${type}) { ${query} { items { id } nextCursor pageInfo { hasNextPage endCursor } } }`,
    { cursor },
  );
  expect(errors).toBeUndefined();
  const { pageInfo, ...page } = data[field];
  expect(page.nextCursor).toBe(pageInfo.hasNextPage ? pageInfo.endCursor : null);
  expect(pageInfo.endCursor).not.toBeNull();
  return page;
};

test.each([1, 5, 23, 100])('conversations of one moment page by %i without gaps', async (first) => {
  const walked = await walk(
    graphqlPage('conversations', 'String', `conversations(first: ${first}, after: $cursor)`),
  );
  const all = await idsOf('select id from conversations order by id desc');
  expect(walked).toEqual({ ids: all, pages: Math.ceil(FRIENDS / first) });
});

test.each([1, 7, 57])('a conversation of one moment pages by %i without gaps', async (first) => {
  const [id] = await idsOf(
    'select conversation_id as id from messages group by 1 order by count(*) desc limit 1',
  );
  const walked = await walk(
    graphqlPage(
      'conversationMessages',
      'ID',
      `conversationMessages(conversationId: ${id}, first: ${first}, before: $cursor)`,
    ),
  );
  const all = await idsOf('select id from messages where conversation_id = $1 order by id desc', [
    id,
  ]);
  expect(walked).toEqual({ ids: all, pages: Math.ceil(MESSAGES / first) });
});

test.each([
  ['UNREAD', 'receiver_id = $1 and read_at is null'],
  ['READ', 'receiver_id = $1 and read_at is not null'],
  ['SENT', 'sender_id = $1'],
])('the %s tab pages without gaps', async (box, condition) => {
  const walked = await walk(
    graphqlPage('mailbox', 'ID', `mailbox(box: ${box}, first: 6, before: $cursor)`),
  );
  const all = await idsOf(`select id from messages where ${condition} order by id desc`, [
    olivia.id,
  ]);
  expect(walked).toEqual({ ids: all, pages: Math.ceil(all.length / 6) });
});

test.each([1, 6, 40])('around a message and onwards by %i there are no gaps', async (first) => {
  const [id] = await idsOf(
    'select conversation_id as id from messages group by 1 order by count(*) desc limit 1',
  );
  const all = await idsOf('select id from messages where conversation_id = $1 order by id desc', [
    id,
  ]);
  const middle = all[30] ?? 0;
  const read = async (beyond: string) => {
    const { data, errors } = await asOlivia.graphql(
      `{ conversationMessages(conversationId: ${id}, first: ${first}, ${beyond}) {
        items { id } nextCursor newerCursor } }`,
    );
    expect(errors).toBeUndefined();
    const { items, ...cursors } = data.conversationMessages;
    return { ids: items.map((it: { id: string }) => Number(it.id)), ...cursors };
  };
  const window = await read(`around: ${middle}`);
  let { ids, nextCursor, newerCursor } = window;
  expect(ids).toContain(middle);
  while (nextCursor !== null) {
    const page = await read(`before: ${nextCursor}`);
    ids = [...ids, ...page.ids];
    nextCursor = page.nextCursor;
    expect(page.newerCursor).toBeNull();
  }
  while (newerCursor !== null) {
    const page = await read(`after: ${newerCursor}`);
    ids = [...page.ids, ...ids];
    newerCursor = page.newerCursor;
    expect(page.nextCursor).toBeNull();
  }
  expect(ids).toEqual(all);
});

test.each([1, 5, 100])('conversations with unread messages page by %i', async (first) => {
  const [read] = await idsOf('select max(conversation_id) as id from messages');
  const [newest] = await idsOf('select max(id) as id from messages');
  await asOlivia.graphql(
    `mutation { markConversationRead(conversationId: ${read}, upToMessageId: ${newest}) }`,
  );
  const listed: { conversationId: string; id: string; unreadCount: number }[] = [];
  let after = null;
  do {
    const { data } = await asOlivia.graphql(
      `query ($after: String) { unreadConversations(first: ${first}, after: $after) {
        items { unreadCount newest { id conversationId } } nextCursor } }`,
      { after },
    );
    for (const { newest: message, unreadCount } of data.unreadConversations.items) {
      listed.push({ ...message, unreadCount });
    }
    after = data.unreadConversations.nextCursor;
  } while (after !== null);
  const expected = await testApp.running.app.db.query(
    `select max(id)::text as id, conversation_id::text as "conversationId", count(*)::int as "unreadCount"
      from messages where receiver_id = $1 and read_at is null group by conversation_id
      order by conversation_id desc`,
    [olivia.id],
  );
  expect(expected).toHaveLength(FRIENDS - 1);
  expect(listed).toEqual(expected);
});

test('the REST routes page by the last row of the page before', async () => {
  const conversations = await walk(async (cursor) => {
    const { body } = await asOlivia.get(
      `/api/conversations?first=10${cursor === null ? '' : `&after=${cursor}`}`,
    );
    const last = body.at(-1);
    const next = body.length === 10 ? `${Date.parse(last.lastActivityAt)}-${last.id}` : null;
    return { items: body, nextCursor: next };
  });
  expect(conversations.ids).toEqual(await idsOf('select id from conversations order by id desc'));
  const sent = await walk(async (cursor) => {
    const { body } = await asOlivia.get(
      `/api/messages/sent?first=10${cursor === null ? '' : `&before=${cursor}`}`,
    );
    return { items: body, nextCursor: body.length === 10 ? body.at(-1).id : null };
  });
  expect(sent.ids).toEqual(
    await idsOf('select id from messages where sender_id = $1 order by id desc', [olivia.id]),
  );
});

test('a message that arrives while one pages shifts nothing', async () => {
  const query = graphqlPage('mailbox', 'ID', 'mailbox(box: SENT, first: 4, before: $cursor)');
  const before = await idsOf('select id from messages where sender_id = $1 order by id desc', [
    olivia.id,
  ]);
  const walked = await walk(async (cursor) => {
    const page = await query(cursor);
    await asOlivia.post('/api/messages', { receiverId: friends[1]?.id, content: 'Meanwhile' });
    return page;
  });
  expect(walked.ids).toEqual(before);
});
