import type { ApiClient } from '../../../test/support/clients/api-client';
import { tokenClient } from '../../../test/support/scenes/tokens';
import {
  createWebhook,
  deliveriesOf,
  resend,
  switchWebhook,
  WEBHOOKS_HERE,
} from '../../../test/support/scenes/webhooks';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import {
  isGenuine,
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/support/servers/webhook-receiver';
import { until } from '../../../test/support/until';
import type { User } from '../auth/user.entity';
import { webhooksFeature } from './webhooks.feature';

let receiver: WebhookReceiver;
let testApp: TestApp;
let administrator: User;
let owner: User;
let asOwner: ApiClient;
let sender: ApiClient;
let path: string;
let count = 0;
let hook: { id: string; secret: string };

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  testApp = await startTestApp({ env: WEBHOOKS_HERE });
  await testApp.runBackground();
  administrator = await testApp.person({ isAdmin: true });
});
afterAll(async () => {
  await testApp.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.answer(204);
  owner = await testApp.person();
  asOwner = await testApp.signIn(owner);
  sender = await testApp.signIn(administrator, { isAdmin: true });
  count += 1;
  path = `/hook-${count}`;
  const { data } = await createWebhook(asOwner, { url: receiver.url + path });
  hook = { id: data.createWebhook.webhook.id, secret: data.createWebhook.secret };
});

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

const write = (content = 'The boiler is fixed.') =>
  sender.post('/api/messages', { receiverId: owner.id, content });

const items = async () => (await deliveriesOf(asOwner, hook.id)).items;
const latest = async () => (await items())[0];
const hasStatus = (status: string) =>
  until(async () => {
    const delivery = await latest();
    return delivery?.status === status && delivery;
  });

/** Lets a failed attempt be repeated at once; as the last one, if asked. */
const retry = (isLast = false) =>
  query(
    `update graphile_worker._private_jobs set run_at = now(),
      attempts = case when $1 then max_attempts - 1 else attempts end
    where key like 'deliver-webhook:%' and locked_at is null`,
    [isLast],
  );

/** Makes the next attempt the last one, after it has failed once. */
async function useUpAttempts(): Promise<void> {
  await until(async () => (await latest())?.problem);
  await until(async () => {
    await retry(true);
    return (await latest())?.status === 'FAILED';
  }, 100);
}

test('a message is announced, signed, without its text, and can be read where the body says', async () => {
  await write('A secret of ours');
  const call = await receiver.received(path);
  expect(isGenuine(call, hook.secret)).toBe(true);
  expect(isGenuine({ ...call, raw: `${call.raw} ` }, hook.secret)).toBe(false);
  expect(call.raw).not.toContain('secret of ours');
  expect(call.body).toMatchObject({
    kind: 'message.received',
    webhookId: hook.id,
    ids: { messageId: expect.any(String), conversationId: expect.any(String) },
  });
  const { id, graphql, rest, ids } = call.body;
  expect(call.headers).toMatchObject({ 'fairweek-id': id, 'fairweek-kind': 'message.received' });
  const program = await tokenClient(testApp, owner, ['MESSAGES_READ']);
  const { data } = await program.graphql(graphql.query, graphql.variables);
  expect(data.conversationMessages.items).toContainEqual(
    expect.objectContaining({ id: ids.messageId, content: 'A secret of ours' }),
  );
  const { body } = await program.get(new URL(rest ?? '').pathname);
  expect(JSON.stringify(body)).toContain('A secret of ours');
  const delivered = await hasStatus('DELIVERED');
  expect(delivered).toMatchObject({ id, attempts: 1, statusCode: 204, problem: null });
  const stored = await query('select to_jsonb(d)::text as row from webhook_deliveries d');
  expect(JSON.stringify(stored)).not.toContain('secret of ours');
});

test('the secret is stored encrypted, and only its owner’s password makes one', async () => {
  const [row] = await query('select secret from webhooks where id = $1', [hook.id]);
  expect(row.secret).not.toContain(hook.secret);
  expect(hook.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await testApp.pass('16 minutes');
  const { errors } = await createWebhook(asOwner, { url: receiver.url });
  expect(errors?.[0]?.extensions.code).toBe('PASSWORD_REQUIRED');
  const again = await switchWebhook(asOwner, hook.id, true);
  expect(again.errors?.[0]?.extensions.code).toBe('PASSWORD_REQUIRED');
});

test('a refused delivery is tried again with the same id, then accepted', async () => {
  receiver.answer(500);
  await write();
  const problem = await until(async () => (await latest())?.problem);
  expect(problem).toBe('Response: 500');
  expect(await latest()).toMatchObject({ status: 'WAITING', statusCode: 500 });
  const [failing] = await query('select failing_since from webhooks where id = $1', [hook.id]);
  expect(failing.failing_since).not.toBeNull();
  receiver.answer(200);
  await until(async () => {
    await retry();
    return (await latest())?.status === 'DELIVERED';
  }, 100);
  const calls = receiver.calls(path);
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ raw }) => raw)).size).toBe(1);
  const [well] = await query('select failing_since from webhooks where id = $1', [hook.id]);
  expect(well.failing_since).toBeNull();
});

test('redirects are not followed', async () => {
  receiver.answer(302, { location: `${receiver.url}/elsewhere-${count}` });
  await write();
  expect(await until(async () => (await latest())?.problem)).toBe(
    'Response: 302. Redirects are not followed.',
  );
  expect(receiver.calls(`/elsewhere-${count}`)).toEqual([]);
});

test('the pauses grow to a day or so, after which a delivery has failed for good', async () => {
  receiver.answer(0);
  await write();
  await until(async () => (await latest())?.problem);
  const [{ hours, attempts }] = await query(
    `select max_attempts as attempts, (select sum(exp(least(10, n))) / 3600
        from generate_series(1, max_attempts - 1) n)::int as hours
      from graphile_worker._private_jobs where key like 'deliver-webhook:%' order by id desc limit 1`,
  );
  expect({ hours, attempts }).toEqual({ hours: 22, attempts: 13 });
  await useUpAttempts();
  expect(await latest()).toMatchObject({
    status: 'FAILED',
    statusCode: null,
    problem: 'It could not be reached within 10 seconds on the public internet.',
  });
  const [{ off }] = await query('select off_at as off from webhooks where id = $1', [hook.id]);
  expect(off).toBeNull();
});

test('a delivery is sent again, also one that was accepted', async () => {
  await write();
  const first = await hasStatus('DELIVERED');
  const { data } = await resend(asOwner, first.id);
  expect(data.resendWebhookDelivery).toMatchObject({ id: first.id, status: 'WAITING' });
  const again = await receiver.received(path, 2);
  expect(again.raw).toBe(receiver.calls(path)[0]?.raw);
  expect(await hasStatus('DELIVERED')).toMatchObject({ attempts: 2 });
  const stranger = await testApp.signIn(await testApp.person());
  const { errors } = await resend(stranger, first.id);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

/** Lets a first delivery fail, and time pass since. */
async function failFor(interval: string): Promise<void> {
  receiver.answer(503);
  await write();
  await until(async () => (await latest())?.problem);
  await testApp.pass(interval);
  asOwner = await testApp.signIn(owner);
  sender = await testApp.signIn(administrator, { isAdmin: true });
}

test('a webhook that has failed for less than three days stays on', async () => {
  await failFor('2 days 23 hours 50 minutes');
  await useUpAttempts();
  const { data } = await asOwner.graphql('{ myWebhooks { id offReason } }');
  expect(data.myWebhooks).toEqual([{ id: hook.id, offReason: null }]);
});

test('a webhook that has failed for three days stays on while a delivery is tried again', async () => {
  await failFor('3 days 1 minute');
  await until(async () => {
    await retry();
    return (await latest()).attempts > 1;
  }, 100);
  const { data } = await asOwner.graphql('{ myWebhooks { id offReason } }');
  expect(data.myWebhooks).toEqual([{ id: hook.id, offReason: null }]);
});

test('a webhook that failed for days is switched off, and its owner gets an email', async () => {
  await failFor('3 days 1 minute');
  await useUpAttempts();
  const { data } = await asOwner.graphql('{ myWebhooks { id offReason offAt } }');
  expect(data.myWebhooks).toEqual([
    { id: hook.id, offReason: 'FAILING', offAt: expect.any(String) },
  ]);
  const mail = `select text from mails where recipient = $1 and subject like '%switched off%'`;
  const [{ text }] = await query(mail, [owner.email]);
  expect(text).toContain(new URL(receiver.url).host);
  expect(text).not.toContain(path);
  await write();
  expect(await items()).toHaveLength(1);
  const { errors } = await resend(asOwner, (await latest()).id);
  expect(errors?.[0]?.message).toBe('This webhook is off. Switch it on first.');
  receiver.answer(204);
  expect((await switchWebhook(asOwner, hook.id, true)).data.switchWebhook).toEqual({
    id: hook.id,
    offReason: null,
    failingSince: null,
  });
  await write();
  await hasStatus('DELIVERED');
});

test('an address that is gone for good is switched off at once', async () => {
  receiver.answer(410);
  await write();
  await hasStatus('FAILED');
  const { data } = await asOwner.graphql('{ myWebhooks { offReason } }');
  expect(data.myWebhooks).toEqual([{ offReason: 'GONE' }]);
});

test('switched off or deleted, it hears no more, nor of what still waits', async () => {
  receiver.answer(500);
  await write();
  await until(async () => (await latest())?.problem);
  const heard = receiver.calls(path).length;
  await switchWebhook(asOwner, hook.id, false);
  await write();
  expect(await items()).toHaveLength(1);
  await until(async () => {
    await retry();
    return (await latest())?.status === 'FAILED';
  }, 100);
  expect(await latest()).toMatchObject({ problem: 'The webhook was switched off.' });
  const remove = 'mutation($id: String!) { deleteWebhook(id: $id) }';
  const deleted = await asOwner.graphql(remove, { id: hook.id });
  expect(deleted.data).toEqual({ deleteWebhook: true });
  await write();
  expect(await query('select from webhook_deliveries where webhook_id = $1', [hook.id])).toEqual(
    [],
  );
  expect(receiver.calls(path).length - heard).toBeLessThanOrEqual(1);
});

test('a new password switches webhooks off', async () => {
  const { data } = await asOwner.graphql('{ myWebhooks { offReason } }');
  expect(data.myWebhooks).toEqual([{ offReason: null }]);
  const change = await asOwner.graphql(
    `mutation { changePassword(input: {
      currentPassword: "${PASSWORD}", newPassword: "another-good-password" }) { isFirstLogin } }`,
  );
  expect(change.errors).toBeUndefined();
  const after = await asOwner.graphql('{ myWebhooks { offReason } }');
  expect(after.data.myWebhooks).toEqual([{ offReason: 'ACCOUNT' }]);
});

test('the log is read page by page, and goes after 14 days', async () => {
  await write();
  await testApp.pass('2 days');
  sender = await testApp.signIn(administrator, { isAdmin: true });
  for (let sent = 2; sent <= 3; sent += 1) await write();
  await until(async () =>
    (await items()).every((it: { status: string }) => it.status !== 'WAITING'),
  );
  const page = await deliveriesOf(asOwner, hook.id, { first: 2 });
  expect(page.items).toHaveLength(2);
  const rest = await deliveriesOf(asOwner, hook.id, { first: 2, before: page.nextCursor });
  expect(rest).toMatchObject({ items: [{ kind: 'message.received' }], nextCursor: null });
  await testApp.pass('13 days');
  await webhooksFeature.purge?.(testApp.running.app.db, testApp.running.app.retention);
  expect(await items()).toEqual(page.items);
});
