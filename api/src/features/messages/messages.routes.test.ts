import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../../test/support/clients/api-client';
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
  [olivia, omar] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [olivia, omar]);
  [asOlivia, asOmar] = [await testApp.signIn(olivia), await testApp.signIn(omar)];
});

afterAll(() => testApp.close());

async function sent(content = 'Hello') {
  return (await asOlivia.post('/api/messages', { receiverId: omar.id, content })).body;
}

const nameOf = ({ id, firstName, lastName }: User) => ({
  ...{ id, firstName, lastName },
  profileImageUrl: null,
});

test('POST /api/messages returns the stored message, trimmed', async () => {
  const clientKey = randomUUID();
  const { status, body } = await asOlivia.post('/api/messages', {
    receiverId: omar.id,
    content: '  Hello Omar \n',
    conversationId: -1,
    clientKey,
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    conversationId: expect.any(Number),
    senderId: olivia.id,
    receiverId: omar.id,
    sender: nameOf(olivia),
    receiver: nameOf(omar),
    content: 'Hello Omar',
    clientKey,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isRead: false,
    isArchived: false,
  });
});

test("POST /api/messages accepts the users' own conversation and refuses another", async () => {
  const { conversationId } = await sent();
  const message = { receiverId: omar.id, content: 'Again' };
  const answer = await asOlivia.post('/api/messages', { ...message, conversationId });
  expect(answer.body.conversationId).toBe(conversationId);
  const wrong = await asOlivia.post('/api/messages', { ...message, conversationId: 999_999 });
  expect(wrong.status).toBe(404);
});

test('POST /api/messages counts characters as the database does', async () => {
  // Two code points each; the second only modifies how the first is drawn.
  const message = (count: number) => ({ receiverId: omar.id, content: '✓\uFE0E'.repeat(count) });
  expect((await asOlivia.post('/api/messages', message(5_000))).status).toBe(201);
  const { status, body } = await asOlivia.post('/api/messages', message(5_001));
  expect([status, body.message]).toEqual([400, 'content must have at most 10000 characters.']);
});

test('POST /api/messages carries any text between people of any names', async () => {
  const name = '👋'.repeat(100);
  const people = [1, 2].map(() => testApp.person({ firstName: name, lastName: name }));
  const [one, other] = await Promise.all(people);
  await makeNeighbours(testApp, [one as User, other as User]);
  const asOne = await testApp.signIn(one as User);
  const message = { receiverId: other?.id, content: 'x'.repeat(5_990) };
  expect((await asOne.post('/api/messages', message)).status).toBe(201);
});

test('POST /api/messages keeps every character, the 10,000th included', async () => {
  const content = `${'👋 ’"\\\n\t<b>'.repeat(10)}${'é'.repeat(9_890)}`;
  const { body } = await asOlivia.post('/api/messages', { receiverId: omar.id, content });
  expect(body.content).toBe(content);
});

test('POST /api/messages/send-to-email finds the user regardless of letter case', async () => {
  const receiverEmail = omar.email?.toUpperCase();
  const { status, body } = await asOlivia.post('/api/messages/send-to-email', {
    receiverEmail,
    content: 'By mail address',
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ receiverId: omar.id, content: 'By mail address' });
});

test('GET /api/conversations shows both the other person, the last message and what is unread', async () => {
  const { conversationId, createdAt } = await sent('The last word');
  const shared = {
    id: conversationId,
    participant1Id: olivia.id,
    participant2Id: omar.id,
    lastMessage: 'The last word',
    lastActivityAt: createdAt,
  };
  const { body: mine } = await asOlivia.get('/api/conversations');
  expect(mine).toEqual([{ ...shared, person: nameOf(omar), unreadCount: 0 }]);
  const { body: his } = await asOmar.get('/api/conversations');
  const [{ body: unread }] = [await asOmar.get('/api/messages/unread')];
  expect(his).toEqual([{ ...shared, person: nameOf(olivia), unreadCount: unread.length }]);
});

test('GET /api/conversations/:id/messages returns the newest first, the same for both', async () => {
  const [first, second] = [await sent('One'), await sent('Two')];
  const path = `/api/conversations/${first.conversationId}/messages?first=2`;
  expect((await asOlivia.get(path)).body).toEqual([second, first]);
  expect((await asOmar.get(path)).body).toEqual([second, first]);
});

test('a message goes from unread to read for its receiver and stays sent for its sender', async () => {
  const message = await sent('To be read');
  const ids = async (client: ApiClient, tab: string) =>
    (await client.get(`/api/messages/${tab}?first=100`)).body.map((it: { id: number }) => it.id);
  expect(await ids(asOmar, 'unread')).toContain(message.id);
  const { status, body } = await asOmar.patch(`/api/messages/${message.id}/read`);
  expect([status, body]).toEqual([200, { ...message, isRead: true }]);
  expect(await ids(asOmar, 'unread')).not.toContain(message.id);
  expect(await ids(asOmar, 'read')).toContain(message.id);
  const [newest] = (await asOlivia.get('/api/messages/sent')).body;
  expect(newest).toEqual({ ...message, isRead: true });
  expect((await asOmar.patch(`/api/messages/${message.id}/read`)).status).toBe(200);
});

test('only the receiver can mark a message as read', async () => {
  const { id } = await sent();
  const { status, body } = await asOlivia.patch(`/api/messages/${id}/read`);
  expect([status, body.field]).toEqual([400, 'id']);
});

test('PATCH archive and DELETE answer what happened', async () => {
  const message = await sent();
  const archived = await asOmar.patch(`/api/messages/${message.id}/archive`);
  expect([archived.status, archived.body]).toEqual([200, { ...message, isArchived: true }]);
  const deleted = await asOmar.delete(`/api/messages/${message.id}`);
  expect(deleted.status).toBe(200);
  expect(deleted.body).toEqual({ message: 'Message has been permanently deleted.' });
  expect((await asOmar.delete(`/api/messages/${message.id}`)).status).toBe(404);
});

const LONG = 'x'.repeat(10_001);
const NOBODY = 2_000_000_000;
/** Each refusal: the request, its status and the field named in the answer. */
const REFUSALS: [string, string, unknown, number, string | null][] = [
  ['POST', '/api/messages', {}, 400, 'receiverId'],
  ['POST', '/api/messages', { receiverId: 1 }, 400, 'content'],
  ['POST', '/api/messages', { receiverId: 1, content: ' \n ' }, 400, 'content'],
  ['POST', '/api/messages', { receiverId: 1, content: LONG }, 400, 'content'],
  ['POST', '/api/messages', { receiverId: 1, content: 'a\0b' }, 400, 'content'],
  ['POST', '/api/messages', { receiverId: 1, content: 7 }, 400, 'content'],
  ['POST', '/api/messages', { receiverId: '1', content: 'a' }, 400, 'receiverId'],
  ['POST', '/api/messages', { receiverId: 1.5, content: 'a' }, 400, 'receiverId'],
  ['POST', '/api/messages', { receiverId: 2 ** 53, content: 'a' }, 400, 'receiverId'],
  ['POST', '/api/messages', { receiverId: 1, content: 'a', clientKey: 'b' }, 400, 'clientKey'],
  ['POST', '/api/messages', { receiverId: 1, content: 'a', isRead: true }, 400, 'isRead'],
  ['POST', '/api/messages', { receiverId: 1, content: 'a', senderId: 2 }, 400, 'senderId'],
  ['POST', '/api/messages', [1], 400, null],
  ['POST', '/api/messages', null, 400, null],
  ['POST', '/api/messages', { receiverId: NOBODY, content: 'a' }, 404, 'receiverId'],
  ['POST', '/api/messages/send-to-email', { content: 'a' }, 400, 'receiverEmail'],
  [
    'POST',
    '/api/messages/send-to-email',
    { receiverEmail: 'a', content: 'a' },
    400,
    'receiverEmail',
  ],
  ['POST', '/api/messages/send-to-email', { receiverEmail: 'a@b.test' }, 400, 'content'],
  [
    'POST',
    '/api/messages/send-to-email',
    { receiverEmail: 'no@one.test', content: 'a' },
    404,
    'receiverEmail',
  ],
  ['GET', '/api/conversations?first=0', undefined, 400, 'first'],
  ['GET', '/api/conversations?first=101', undefined, 400, 'first'],
  ['GET', '/api/conversations?first=many', undefined, 400, 'first'],
  ['GET', '/api/conversations?after=now', undefined, 400, 'after'],
  ['GET', '/api/conversations?after=1-9999999999999999', undefined, 200, null],
  ['GET', '/api/conversations?after=999999999999999-1', undefined, 200, null],
  ['GET', '/api/conversations?page=2', undefined, 400, 'page'],
  ['GET', '/api/conversations/0/messages', undefined, 400, 'id'],
  ['GET', '/api/conversations/abc/messages', undefined, 400, 'id'],
  ['GET', `/api/conversations/${NOBODY}/messages`, undefined, 404, 'conversationId'],
  ['GET', '/api/messages/unread?before=0', undefined, 400, 'before'],
  ['GET', '/api/messages/read?first=1e9', undefined, 400, 'first'],
  ['GET', '/api/messages/lost', undefined, 405, null],
  ['PATCH', `/api/messages/${NOBODY}/read`, undefined, 404, 'id'],
  ['PATCH', `/api/messages/${NOBODY}/archive`, undefined, 404, 'id'],
  ['PATCH', '/api/messages/99999999999999999/read', undefined, 400, 'id'],
  ['PATCH', '/api/messages/-1/archive', undefined, 400, 'id'],
  ['DELETE', `/api/messages/${NOBODY}`, undefined, 404, 'id'],
  ['DELETE', '/api/messages/1.5', undefined, 400, 'id'],
];

test.each(REFUSALS)('%s %s with %j answers %i', async (method, path, body, status, field) => {
  const answer = await asOlivia.send(method, path, { body });
  expect([answer.status, answer.body.field ?? null]).toEqual([status, field]);
  if (status >= 400) expect(answer.body.message).toMatch(/\.$/);
});

test('one cannot write to oneself, nor to someone who is gone', async () => {
  const gone = await testApp.person();
  await makeNeighbours(testApp, [olivia, gone]);
  await testApp.running.app.db.query(
    'update users set deleted_at = now(), email = null where id = $1',
    [gone.id],
  );
  const self = await asOlivia.post('/api/messages', { receiverId: olivia.id, content: 'Me' });
  expect([self.status, self.body.field]).toEqual([400, 'receiverId']);
  const late = await asOlivia.post('/api/messages', { receiverId: gone.id, content: 'You' });
  expect([late.status, late.body.field]).toEqual([404, 'receiverId']);
  const late2 = await asOlivia.post('/api/messages/send-to-email', {
    receiverEmail: gone.email,
    content: 'You',
  });
  expect(late2.status).toBe(404);
});

test('broken JSON and a foreign Origin are refused and store nothing', async () => {
  const count = 'select count(*)::int as count from messages';
  const before = await testApp.running.app.db.query(count);
  const broken = await asOlivia.send('POST', '/api/messages', { text: '{"receiverId":' });
  expect([broken.status, broken.body.message]).toEqual([400, 'The body is not valid JSON.']);
  const foreign = await asOlivia.send('POST', '/api/messages', {
    body: { receiverId: omar.id, content: 'Hello' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
  expect(await testApp.running.app.db.query(count)).toEqual(before);
});
