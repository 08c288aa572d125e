import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import { makeNeighbours } from '../../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../../auth/user.entity';
import { messagesFeature } from '../messages.feature';
import { mailUnreadMessages } from '../use-cases/mail-unread-messages';

let testApp: TestApp;
let other: TestApp;
let sender: User;
let asSender: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  other = await startTestApp({ databaseUrl: testApp.databaseUrl });
  sender = await testApp.person({ firstName: 'Omar', lastName: 'Hill', isAdmin: true });
  asSender = await testApp.signIn(sender, { isAdmin: true });
});
beforeEach(() => forgetAttempts(testApp));

afterAll(async () => {
  await other.close();
  await testApp.close();
});

const query = (text: string, values: unknown[] = []) => testApp.running.app.db.query(text, values);

/** Sends a message dated this many minutes ago, and returns its id and its conversation's. */
async function send(
  receiver: User,
  content: string,
  { minutesAgo = 16, by = asSender } = {},
): Promise<{ id: number; conversationId: number }> {
  const { body } = await by.post('/api/messages', { receiverId: receiver.id, content });
  await age(body.id, minutesAgo);
  return body;
}

const age = (id: number, minutes: number) =>
  query(
    'update messages set created_at = now() - make_interval(secs => 60 * $2::float) where id = $1',
    [id, minutes],
  );

const run = () => mailUnreadMessages(testApp.running.app);
const mailsOf = ({ email }: User) => mailsTo(testApp, email ?? '');

test('what has waited for 15 minutes is mailed, once, with the words and the way there', async () => {
  const receiver = await testApp.person();
  const { conversationId } = await send(receiver, 'Is the <boat> free?\nFrom Friday on.');
  await run();
  await run();
  const [mail, ...more] = await mailsOf(receiver);
  expect(more).toEqual([]);
  const { appUrl } = testApp.running.app;
  expect(mail?.subject).toBe('1 unread message from Omar Hill');
  expect(mail?.thread).toBe(`conversation-${conversationId}`);
  expect(mail?.text).toContain('> Is the <boat> free?\n> From Friday on.');
  expect(mail?.html).toContain('Is the &lt;boat&gt; free?<br>From Friday on.');
  expect(mail?.html).toContain(`href="${appUrl}/messages?conversation=${conversationId}"`);
  expect(mail?.unsubscribeUrl).toMatch(`${appUrl}/unsubscribe/${receiver.id}-`);
  expect(mail?.text).toContain(`Stop these emails: ${mail?.unsubscribeUrl}`);
});

test('what has waited for less than 15 minutes is not mailed yet', async () => {
  const receiver = await testApp.person();
  const { id } = await send(receiver, 'Hello', { minutesAgo: 14.9 });
  await run();
  expect(await mailsOf(receiver)).toEqual([]);
  await age(id, 15.001);
  await run();
  expect(await mailsOf(receiver)).toHaveLength(1);
});

test('what was read, archived or deleted since then is not mailed', async () => {
  const receiver = await testApp.person();
  const asReceiver = await testApp.signIn(receiver);
  const [read, archived, deleted] = [
    await send(receiver, 'Read'),
    await send(receiver, 'Archived'),
    await send(receiver, 'Deleted'),
  ];
  await asReceiver.patch(`/api/messages/${read.id}/read`);
  await asReceiver.patch(`/api/messages/${archived.id}/archive`);
  await asReceiver.delete(`/api/messages/${deleted.id}`);
  const [left] = await query(
    `select count(*)::int from messages where receiver_id = $1
      and read_at is null and receiver_archived_at is null and receiver_deleted_at is null`,
    [receiver.id],
  );
  expect(left.count).toBe(0);
  await run();
  expect(await mailsOf(receiver)).toEqual([]);
});

test('several conversations are one mail, the newest three messages of each', async () => {
  const receiver = await testApp.person();
  const another = await testApp.person({ firstName: 'Uma', lastName: 'Vale' });
  await makeNeighbours(testApp, [receiver, another]);
  for (const content of ['One', 'Two', 'Three', `${'x'.repeat(400)}end`]) {
    await send(receiver, content);
  }
  await send(receiver, 'Good morning', { by: await testApp.signIn(another) });
  await run();
  const [mail, ...more] = await mailsOf(receiver);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('5 unread messages in 2 conversations');
  expect(mail?.text).toContain('Omar Hill: 4 unread messages\n\n> Two\n\n> Three\n\n> xxx');
  expect(mail?.text).toContain('Uma Vale: 1 unread message\n\n> Good morning');
  expect(mail?.text).toContain('x…');
  expect(mail?.text).not.toMatch(/> One|end/);
});

test('a conversation is mailed once a day, and the next day only when something new waits', async () => {
  const receiver = await testApp.person();
  await send(receiver, 'First');
  await run();
  await send(receiver, 'Second');
  await run();
  expect(await mailsOf(receiver)).toHaveLength(1);
  const yesterday = () =>
    query('update message_digests set day = day - 1 where user_id = $1', [receiver.id]);
  await yesterday();
  await run();
  expect(await mailsOf(receiver)).toHaveLength(2);
  await yesterday();
  await run();
  expect(await mailsOf(receiver)).toHaveLength(2);
});

test('what was mailed is remembered for as long as it could be mailed again, and no longer', async () => {
  const receiver = await testApp.person();
  await send(receiver, 'Hello');
  await run();
  const remembered = async (daysAgo: number) => {
    const day = `(now() at time zone 'utc')::date - ${daysAgo}`;
    await query(`update message_digests set day = ${day} where user_id = $1`, [receiver.id]);
    await messagesFeature.purge?.(testApp.running.app.db, testApp.running.app.retention);
    return (await query('select 1 from message_digests where user_id = $1', [receiver.id])).length;
  };
  expect([await remembered(3), await remembered(4)]).toEqual([1, 0]);
});

test('what has waited for more than two days is old news', async () => {
  const receiver = await testApp.person();
  await send(receiver, 'Long ago', { minutesAgo: 2 * 24 * 60 + 1 });
  await run();
  expect(await mailsOf(receiver)).toEqual([]);
});

test.each([
  ['who turned them off', 'unread_mails = false'],
  ['who never chose a password', 'password_hash = null'],
  ['with a temporary password', 'temporary_password_expires_at = now()'],
  ['who are gone', 'deleted_at = now(), email = null'],
])('people %s get none', async (_who, change) => {
  const receiver = await testApp.person();
  await send(receiver, 'Hello');
  await query(`update users set ${change} where id = $1`, [receiver.id]);
  await run();
  expect(await mailsOf(receiver)).toEqual([]);
  expect(await query('select * from message_digests where user_id = $1', [receiver.id])).toEqual(
    [],
  );
});

test('several processes at the same time mail each person once', async () => {
  const receivers = await Promise.all(Array.from({ length: 8 }, () => testApp.person()));
  for (const receiver of receivers) await send(receiver, 'Hello');
  const apps = [testApp.running.app, other.running.app];
  await Promise.all([...apps, ...apps].map((app) => mailUnreadMessages(app)));
  for (const receiver of receivers) expect(await mailsOf(receiver)).toHaveLength(1);
});

test('people are mailed in bounded statements, however many they are', async () => {
  await query(`with people as (
      insert into users (first_name, last_name, email, password_hash, user_role)
      select 'Many', n::text, 'many' || n || '@example.test', 'x', 'OWNER' from generate_series(1, 150) n
      returning id
    ), talks as (
      insert into conversations (participant1_id, participant2_id, last_activity_at)
      select ${sender.id}, id, now() from people returning id, participant2_id
    ), sides as (
      insert into conversation_sides (user_id, other_id, conversation_id, last_activity_at, unread_count, message_count)
      select participant2_id, ${sender.id}, id, now(), 1, 1 from talks
    )
    insert into messages (conversation_id, sender_id, receiver_id, content, created_at)
    select id, ${sender.id}, participant2_id, 'Hello', now() - interval '20 minutes' from talks`);
  await run();
  const [{ count }] = await query(
    `select count(*)::int from mails where recipient::text like 'many%'`,
  );
  expect(count).toBe(150);
});
