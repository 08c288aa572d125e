import type { ApiClient } from '../../../test/support/clients/api-client';
import { expectCountersToBeTrue } from '../../../test/support/scenes/message-truth';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let olivia: User;
let omar: User;
let asOlivia: ApiClient;
let asOmar: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
});

beforeEach(async () => {
  [olivia, omar] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [olivia, omar]);
  [asOlivia, asOmar] = [await testApp.signIn(olivia), await testApp.signIn(omar)];
});

afterEach(() => expectCountersToBeTrue(testApp));
afterAll(() => testApp.close());

async function sent(content: string) {
  return (await asOlivia.post('/api/messages', { receiverId: omar.id, content })).body;
}

async function contents(client: ApiClient, path: string): Promise<string[]> {
  const { body } = await client.get(path);
  return body.map((it: { content?: string; lastMessage?: string }) => it.content ?? it.lastMessage);
}

const historyOf = (it: { conversationId: number }) =>
  `/api/conversations/${it.conversationId}/messages`;

test.each([
  ['the receiver', () => asOmar, () => asOlivia, 'unread', 'sent'],
  ['the sender', () => asOlivia, () => asOmar, 'sent', 'unread'],
])('archiving by %s leaves their own tab only', async (_who, me, other, myTab, otherTab) => {
  const message = await sent('Old news');
  await me().patch(`/api/messages/${message.id}/archive`);
  await me().patch(`/api/messages/${message.id}/archive`);
  expect(await contents(me(), `/api/messages/${myTab}`)).toEqual([]);
  expect(await contents(me(), historyOf(message))).toEqual(['Old news']);
  const [seen] = (await other().get(`/api/messages/${otherTab}`)).body;
  expect(seen).toMatchObject({ id: message.id, isArchived: false });
});

test.each([
  ['the receiver', () => asOmar, () => asOlivia, 'unread'],
  ['the sender', () => asOlivia, () => asOmar, 'sent'],
])('what %s archived is found in the archive and moved back', async (_who, me, other, tab) => {
  const counts = async () =>
    (await me().graphql('{ mailboxCounts { unread read sent archived } }')).data.mailboxCounts;
  const one = await sent('One');
  const two = await sent('Two');
  const before = await counts();
  for (const { id } of [one, two]) await me().patch(`/api/messages/${id}/archive`);
  expect(await contents(me(), '/api/messages/archived')).toEqual(['Two', 'One']);
  expect(await contents(other(), '/api/messages/archived')).toEqual([]);
  expect(await counts()).toMatchObject({ [tab]: 0, archived: 2 });

  const listener = await me().subscribe('subscription { myMessageEvents { kind } }');
  for (let times = 0; times < 2; times += 1) {
    const { body } = await me().patch(`/api/messages/${one.id}/unarchive`);
    expect(body).toMatchObject({ id: one.id, isArchived: false });
  }
  const [event] = await listener.received(1);
  expect(event.data.myMessageEvents.kind).toBe('CHANGED');
  listener.stop();
  expect(await contents(me(), '/api/messages/archived')).toEqual(['Two']);
  expect(await contents(me(), `/api/messages/${tab}`)).toEqual(['One']);
  await me().graphql(`mutation { unarchiveMessage(id: ${two.id}) { id } }`);
  expect(await counts()).toEqual(before);
});

test('the archive goes on by cursor, sent and received in one order', async () => {
  const texts = ['One', 'Two', 'Three', 'Four'];
  for (const [index, content] of texts.entries()) {
    const [me, other] = index % 2 === 0 ? [asOlivia, omar] : [asOmar, olivia];
    const { body } = await me.post('/api/messages', { receiverId: other.id, content });
    await asOlivia.patch(`/api/messages/${body.id}/archive`);
  }
  const ARCHIVE = `query($before: ID) { mailbox(box: ARCHIVED, first: 3, before: $before) {
    items { content isArchived } nextCursor } }`;
  const { data: first } = await asOlivia.graphql(ARCHIVE);
  const before = first.mailbox.nextCursor;
  const { data: second } = await asOlivia.graphql(ARCHIVE, { before });
  const items = [...first.mailbox.items, ...second.mailbox.items];
  expect(items).toEqual(texts.reverse().map((content) => ({ content, isArchived: true })));
  expect([first.mailbox.items.length, second.mailbox.nextCursor]).toEqual([3, null]);
});

test('what was deleted out of the archive is gone from it, and cannot be moved back', async () => {
  const { id } = await sent('Gone');
  await asOmar.patch(`/api/messages/${id}/archive`);
  await asOmar.delete(`/api/messages/${id}`);
  expect(await contents(asOmar, '/api/messages/archived')).toEqual([]);
  expect((await asOmar.patch(`/api/messages/${id}/unarchive`)).status).toBe(404);
});

test('a message read in the archive is restored as read', async () => {
  const { id } = await sent('Read in the archive');
  await asOmar.patch(`/api/messages/${id}/archive`);
  await asOmar.patch(`/api/messages/${id}/read`);
  await asOmar.patch(`/api/messages/${id}/unarchive`);
  expect(await contents(asOmar, '/api/messages/read')).toEqual(['Read in the archive']);
});

test.each([
  ['the receiver', () => asOmar, () => asOlivia, 'sent'],
  ['the sender', () => asOlivia, () => asOmar, 'unread'],
])('deleting by %s changes nothing for the other', async (_who, me, other, otherTab) => {
  const message = await sent('To be deleted');
  await me().delete(`/api/messages/${message.id}`);
  expect(await contents(me(), historyOf(message))).toEqual([]);
  expect(await contents(me(), '/api/conversations')).toEqual([]);
  expect(await contents(other(), historyOf(message))).toEqual(['To be deleted']);
  expect(await contents(other(), `/api/messages/${otherTab}`)).toEqual(['To be deleted']);
  expect(await contents(other(), '/api/conversations')).toEqual(['To be deleted']);
});

test('what the receiver deleted unread stays delivered, not read, for the sender', async () => {
  const { id } = await sent('Never opened');
  await asOmar.delete(`/api/messages/${id}`);
  expect((await asOmar.patch(`/api/messages/${id}/read`)).status).toBe(404);
  expect((await asOlivia.get('/api/messages/sent')).body[0].isRead).toBe(false);
});

test('an archived message that is read afterwards is read for its sender, and stays archived', async () => {
  const { id } = await sent('Archived unread');
  await asOmar.patch(`/api/messages/${id}/archive`);
  const { body } = await asOmar.patch(`/api/messages/${id}/read`);
  expect(body).toMatchObject({ isRead: true, isArchived: true });
  expect((await asOlivia.get('/api/messages/sent')).body[0].isRead).toBe(true);
  expect(await contents(asOmar, '/api/messages/read')).toEqual([]);
});

test('the row is purged once both have deleted', async () => {
  const { id } = await sent('Gone for good');
  const stored = () => testApp.running.app.db.query('select id from messages where id = $1', [id]);
  await asOmar.delete(`/api/messages/${id}`);
  expect(await stored()).toHaveLength(1);
  await asOlivia.delete(`/api/messages/${id}`);
  expect(await stored()).toEqual([]);
});

test("the list shows the newest message not deleted on the caller's side", async () => {
  await sent('First');
  const { id } = await sent('Second');
  await asOmar.delete(`/api/messages/${id}`);
  expect(await contents(asOmar, '/api/conversations')).toEqual(['First']);
  expect(await contents(asOlivia, '/api/conversations')).toEqual(['Second']);
});

test('an emptied conversation is not listed until the next message, the only one shown', async () => {
  const first = await sent('First');
  await asOmar.delete(`/api/messages/${first.id}`);
  const list = '{ conversations { items { id lastMessage unreadCount } total } }';
  const person = `{ conversationWith(personId: ${olivia.id}) { id } }`;
  expect((await asOmar.graphql(list)).data.conversations).toEqual({ items: [], total: 0 });
  expect((await asOmar.graphql(person)).data.conversationWith).toBeNull();
  const { conversationId } = await sent('Second');
  expect(conversationId).toBe(first.conversationId);
  expect((await asOmar.graphql(list)).data.conversations).toEqual({
    items: [{ id: String(conversationId), lastMessage: 'Second', unreadCount: 1 }],
    total: 1,
  });
  expect(await contents(asOmar, historyOf(first))).toEqual(['Second']);
});
