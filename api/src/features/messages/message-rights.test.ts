import type { ApiClient } from '../../../test/support/api-client';
import { type House, openHouse } from '../../../test/support/house';
import { declaredWaysIn, type Target, WAYS_IN } from '../../../test/support/message-ways';
import { makeNeighbours } from '../../../test/support/neighbours';
import type { User } from '../auth/user.entity';

const SECRET_TEXT = 'The key is under the third stone';

let house: House;
let target: Target;
let asOlivia: ApiClient;
let asOmar: ApiClient;
let asStranger: ApiClient;
let omar: User;
let stranger: User;

beforeAll(async () => {
  house = await openHouse();
  const olivia = await house.person();
  [omar, stranger] = [await house.person(), await house.person()];
  await makeNeighbours(house, [olivia, omar]);
  asOlivia = await house.signIn(olivia);
  asOmar = await house.signIn(omar);
  asStranger = await house.signIn(stranger);
  const { body } = await asOlivia.post('/api/messages', {
    receiverId: omar.id,
    content: SECRET_TEXT,
  });
  const { id: messageId, conversationId } = body;
  target = { messageId, conversationId, receiverId: omar.id, receiverEmail: omar.email ?? '' };
});

afterAll(() => house.close());

/** All that is stored of the conversation. */
const conversation = () =>
  house.running.app.db.query(
    `select to_jsonb(m) as message, to_jsonb(s) as side from messages m
      join conversation_sides s on s.conversation_id = m.conversation_id
      where m.conversation_id = $1 order by s.user_id`,
    [target.conversationId],
  );

const REFUSED = { code: 'NOT_FOUND' };
const NOTHING = { items: [], nextCursor: null };

/** What a stranger gets of the conversation; a send of one's own is told apart by its content. */
const STRANGERS: Record<string, object> = {
  'GET /api/conversations': { answer: [] },
  'GET /api/conversations/:id/messages': REFUSED,
  'GET /api/messages/unread': { answer: [] },
  'GET /api/messages/read': { answer: [] },
  'GET /api/messages/sent': { answer: [] },
  'GET /api/messages/archived': { answer: [] },
  'POST /api/messages': REFUSED,
  'PATCH /api/messages/:id/read': REFUSED,
  'PATCH /api/messages/:id/archive': REFUSED,
  'PATCH /api/messages/:id/unarchive': REFUSED,
  'DELETE /api/messages/:id': REFUSED,
  conversations: { answer: { conversations: { ...NOTHING, total: 0 } } },
  conversationWith: { answer: { conversationWith: null } },
  conversationMessages: REFUSED,
  mailbox: { answer: { mailbox: NOTHING } },
  mailboxCounts: { answer: { mailboxCounts: { unread: 0, read: 0, sent: 0, archived: 0 } } },
  sendMessage: REFUSED,
  sendMessages: REFUSED,
  markMessageRead: REFUSED,
  markConversationRead: REFUSED,
  archiveMessage: REFUSED,
  unarchiveMessage: REFUSED,
  deleteMessage: REFUSED,
  'POST /api/messages/send-to-email': REFUSED,
  sendMessageToEmail: REFUSED,
  setTyping: REFUSED,
  myMessageEvents: { answer: [] },
};
/** Once the third person knows one of the two, these open a conversation of their own, so they come last. */
const OWN = ['POST /api/messages/send-to-email', 'sendMessageToEmail'];

test('every route and operation of messages is in these tables', () => {
  expect(Object.keys(WAYS_IN).sort()).toEqual(declaredWaysIn().sort());
  expect(Object.keys(STRANGERS).sort()).toEqual(declaredWaysIn().sort());
});

test.each(Object.entries(STRANGERS))(
  'a third person gets nothing by %s',
  async (name, expected) => {
    const before = await conversation();
    const outcome = await WAYS_IN[name]?.(asStranger, target);
    expect(outcome).toMatchObject({ code: null, ...expected });
    expect(JSON.stringify(outcome)).not.toContain(SECRET_TEXT);
    expect(await conversation()).toEqual(before);
  },
);

test.each(OWN)('%s opens a conversation of one’s own and shows no other', async (name) => {
  await makeNeighbours(house, [omar, stranger]);
  const before = await conversation();
  const outcome = await WAYS_IN[name]?.(asStranger, target);
  expect(outcome?.code).toBeNull();
  expect(JSON.stringify(outcome)).not.toContain(SECRET_TEXT);
  expect(await conversation()).toEqual(before);
});

test('a third person hears nothing while two write, read, type and put away', async () => {
  const WATCH =
    'subscription { myMessageEvents { kind conversationId personId message { content } } }';
  const [stranger, omar] = [await asStranger.subscribe(WATCH), await asOmar.subscribe(WATCH)];
  const { receiverId } = target;
  const { body } = await asOlivia.post('/api/messages', { receiverId, content: SECRET_TEXT });
  await asOlivia.graphql(`mutation { setTyping(conversationId: ${target.conversationId}) }`);
  await asOmar.patch(`/api/messages/${body.id}/read`);
  await asOmar.patch(`/api/messages/${body.id}/archive`);
  await omar.received(4);
  expect(stranger.events).toEqual([]);
  stranger.stop();
  omar.stop();
});

test.each(Object.entries(WAYS_IN))('%s is refused when signed out', async (_name, wayIn) => {
  const before = await conversation();
  const { code, answer } = await wayIn(house.visitor(), target);
  expect(code).toBe('UNAUTHENTICATED');
  expect(JSON.stringify(answer ?? null)).not.toContain(SECRET_TEXT);
  expect(await conversation()).toEqual(before);
});

test('every way in is refused until a temporary password was replaced, even one’s own conversations', async () => {
  const until = new Date(Date.now() + 60_000);
  await setTemporaryPassword(until);
  for (const [name, wayIn] of Object.entries(WAYS_IN)) {
    const before = await conversation();
    expect([name, (await wayIn(asOmar, target)).code]).toEqual([name, 'FORBIDDEN']);
    expect(await conversation()).toEqual(before);
  }
  await setTemporaryPassword(null);
});

const setTemporaryPassword = (until: Date | null) =>
  house.running.app.db.query('update users set temporary_password_expires_at = $1 where id = $2', [
    until,
    target.receiverId,
  ]);
