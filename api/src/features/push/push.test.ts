import { openedDraft } from '../../../test/support/scenes/drafts';
import { PUSH_HERE, subscribe } from '../../../test/support/scenes/push';
import { askFor, setStatus } from '../../../test/support/scenes/request-cast';
import { openSwapHome, request, type SwapHome, say } from '../../../test/support/scenes/swap-home';
import type { PushBrowser } from '../../../test/support/servers/push-browser';
import { openPushService, type PushService } from '../../../test/support/servers/push-service';
import { until } from '../../../test/support/until';
import { happened, happening, type Ways } from '../../core/audiences/happening';
import { inTransaction } from '../../core/database/database';

let service: PushService;
let scene: SwapHome;
let browser: PushBrowser;

beforeAll(async () => {
  service = await openPushService();
  scene = await openSwapHome(PUSH_HERE);
  await scene.home.testApp.runBackground();
});
beforeEach(async () => {
  service.answer(201);
  browser = service.newBrowser();
  await subscribe(scene.home.as.owner, browser);
});
afterAll(async () => {
  await scene.home.testApp.close();
  await service.close();
});

const app = () => scene.home.testApp.running.app;

const write = (content: string) =>
  scene.other.client.post('/api/messages', { receiverId: scene.home.people.owner.id, content });

const subscriptions = async (): Promise<number> =>
  (await app().db.query('select 1 from push_subscriptions')).length;

const jobs = (): Promise<{ error: string | null }[]> =>
  app().db.query(
    `select last_error as error from graphile_worker.jobs where task_identifier = 'send-push'`,
  );

/** Resolves once an attempt has failed. */
const failed = () => until(async () => (await jobs()).some(({ error }) => error !== null));

/** Lets a failed attempt be repeated at once. */
const retry = () => app().db.query('update graphile_worker._private_jobs set run_at = now()');

/** Resolves once every queued notification was sent or given up. */
const sent = () => until(async () => (await jobs()).length === 0);

const prefer = (change: Record<string, boolean>) =>
  scene.home.as.owner.graphql(
    `mutation($messages: Boolean!, $draft: Boolean!, $swaps: Boolean!, $requests: Boolean!) {
      savePushPreferences(messages: $messages, draft: $draft, swaps: $swaps, requests: $requests) }`,
    { messages: true, draft: true, swaps: true, requests: true, ...change },
  );

test('a message arrives encrypted, signed, with its page, its tag and what waits', async () => {
  await write('The boiler is fixed.');
  const [delivery] = await service.delivered(browser);
  const { firstName, lastName } = scene.other.person;
  const [{ id, unread }] = await app().db.query(
    `select conversation_id as id, (select sum(unread_count)::int from conversation_sides
      where user_id = $1) as unread from conversation_sides where user_id = $1`,
    [scene.home.people.owner.id],
  );
  expect(delivery?.payload).toEqual({
    title: `${firstName} ${lastName}`,
    body: 'The boiler is fixed.',
    path: `/messages?conversation=${id}`,
    tag: `conversation-${id}`,
    waiting: unread,
  });
  expect(delivery?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  const { data } = await scene.home.as.owner.graphql('{ pushSettings { publicKey isOn } }');
  expect(data.pushSettings).toEqual({ publicKey: delivery?.serverKey, isOn: true });
  expect(delivery?.claims).toMatchObject({ aud: service.url, sub: 'mailto:no-reply@localhost' });
});

test('what was read before it is sent is not sent, and later messages renew one notification', async () => {
  service.answer(503);
  await write('One');
  await failed();
  expect(await jobs()).toHaveLength(1);
  service.answer(201);
  await write('Two');
  const [delivery] = await service.delivered(browser);
  expect(delivery?.payload).toMatchObject({
    title: expect.stringMatching(/ · \d new messages$/),
    body: 'Two',
  });
  await sent();
  service.answer(503);
  await write('Three');
  await failed();
  const [last] = (await scene.home.as.owner.get('/api/messages/unread')).body;
  await scene.home.as.owner.graphql(
    'mutation($id: ID!, $up: ID!) { markConversationRead(conversationId: $id, upToMessageId: $up) }',
    { id: last.conversationId, up: last.id },
  );
  service.answer(201);
  await app().db.query(`update graphile_worker._private_jobs set run_at = now()`);
  await app()
    .db.query(`select graphile_worker.add_job('nothing')`)
    .catch(() => undefined);
  await sent();
  expect(service.deliveries(browser)).toHaveLength(1);
});

test.each([404, 410])('a browser that is gone (%i) is not called again', async (status) => {
  service.answer(status);
  await write('Hello?');
  await until(async () => (await subscriptions()) === 0);
  await sent();
  expect(service.deliveries(browser)).toEqual([]);
});

test('a push service that is overloaded is tried again', async () => {
  service.answer(429);
  await write('Hello again');
  await failed();
  service.answer(201);
  await retry();
  await service.delivered(browser);
  expect(await subscriptions()).toBe(1);
});

test('a kind that is switched off is not sent, and says so in the settings', async () => {
  await prefer({ messages: false });
  await write('Quiet');
  const { data } = await scene.home.as.owner.graphql(
    '{ pushSettings { messages draft swaps requests } }',
  );
  expect(data.pushSettings).toEqual({ messages: false, draft: true, swaps: true, requests: true });
  expect(await jobs()).toEqual([]);
  await prefer({});
  await write('Loud');
  const [delivery] = await service.delivered(browser);
  expect(delivery?.payload.body).toBe('Loud');
});

test('a browser is notified no more once its session has expired', async () => {
  const { home } = scene;
  const client = await home.testApp.signIn(home.people.owner);
  const theirs = service.newBrowser();
  await subscribe(client, theirs);
  service.answer(503);
  await write('While signed in');
  await until(async () => (await jobs()).filter(({ error }) => error !== null).length === 2);
  await app().db.query(
    `update sessions set expires_at = now() where id = (
      select session_id from push_subscriptions where endpoint = $1)`,
    [theirs.subscription.endpoint],
  );
  service.answer(201);
  await retry();
  await sent();
  expect(service.deliveries(theirs)).toEqual([]);
  expect(service.deliveries(browser)).toHaveLength(1);
  await write('After that');
  await sent();
  expect(service.deliveries(theirs)).toEqual([]);
});

const notified = happening<Ways['push']>('push.test', { push: (it) => it });
const KINDS = ['messages', 'draft', 'swaps', 'exchanges', 'requests'] as const;

test.each([
  ['messages', ['messages']],
  ['draft', ['draft']],
  ['swaps', ['swaps', 'exchanges']],
  ['requests', ['requests']],
])('the switch for %s silences %j and nothing else', async (name, silent) => {
  await prefer({ [name]: false });
  const userId = scene.home.people.owner.id;
  const heard = await inTransaction(app(), async (transaction) => {
    for (const subject of KINDS) {
      const notice = { userIds: [userId], subject, subjectId: 0 };
      await happened({ app: app() }, transaction, notified, notice);
    }
    const queued: { key: string }[] = await transaction.manager.query(
      `select key from graphile_worker.jobs where key like 'send-push:%:0'`,
    );
    return new Set(queued.map(({ key }) => key.split(':')[2]));
  });
  await sent();
  await prefer({});
  expect(heard).toEqual(new Set(KINDS.filter((kind) => !silent.includes(kind))));
});

test('a swap is asked for, and answered', async () => {
  const { home, other } = scene;
  const theirBrowser = service.newBrowser();
  await subscribe(other.client, theirBrowser);
  const [bookingId, targetBookingId] = [await scene.book(1, 20), await scene.book(5, 21)];
  const { data } = await request(home.as.owner, { bookingId, targetBookingId });
  const [asked] = await service.delivered(theirBrowser);
  const { firstName, lastName } = home.people.owner;
  expect(asked?.payload).toMatchObject({
    title: `${firstName} ${lastName} would like to swap`,
    body: 'The week from Saturday, 17 May 2031 for yours from Saturday, 24 May 2031 at Lake House.',
    path: '/swaps',
    waiting: 1,
  });
  expect(asked?.headers).toMatchObject({ urgency: 'normal', ttl: String(3 * 86_400) });
  await say('declineSwap', data.requestSwap.id, other.client);
  const [answered] = await service.delivered(browser);
  expect(answered?.payload).toMatchObject({
    title: 'Your swap at Lake House',
    body: expect.stringMatching(/was declined\.$/),
    path: '/swaps',
  });
});

test('a turn in a draft arrives until its deadline, in a live meeting as well', async () => {
  const { id, deadline } = await openedDraft(scene.home, { windowSeconds: 600 });
  const { property } = scene.home;
  const turn = await until(() =>
    service.deliveries(browser).find(({ payload }) => payload.tag === `draft-${id}`),
  );
  expect(turn.payload).toMatchObject({
    title: 'Your turn to choose a week',
    body: 'Lake House, 2031',
    path: `/draft?property=${property.id}&year=2031`,
    until: deadline,
    waiting: expect.any(Number),
  });
  expect(turn.headers.urgency).toBe('high');
  expect(Number(turn.headers.ttl)).toBeGreaterThan(590);
  expect(Number(turn.headers.ttl)).toBeLessThanOrEqual(600);
});

test('news of a request arrives without the notes of administrators among themselves', async () => {
  const { home } = scene;
  const { id } = await askFor(home, home.as.owner);
  const input = { id, status: 'pending', notes: 'Ask Bob.', isForAsker: false };
  await setStatus(home.as.administrator, input);
  expect(await jobs()).toEqual([]);
  await setStatus(home.as.administrator, { id, status: 'in_progress', notes: 'On it.' });
  const [news] = await service.delivered(browser);
  expect(news?.payload).toMatchObject({
    title: 'Your request: Fresh towels',
    body: 'Now in progress. On it.',
    path: `/requests/${id}`,
  });
  expect(news?.headers).toMatchObject({ urgency: 'normal', ttl: String(7 * 86_400) });
});
