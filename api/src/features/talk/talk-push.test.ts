import { type CoOwnedHome, makeCoOwnedHome } from '../../../test/support/scenes/co-owned-home';
import { PUSH_HERE, subscribe } from '../../../test/support/scenes/push';
import { said, sendTo } from '../../../test/support/scenes/talk-home';
import type { PushBrowser } from '../../../test/support/servers/push-browser';
import { openPushService, type PushService } from '../../../test/support/servers/push-service';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let service: PushService;
let testApp: TestApp;
let home: CoOwnedHome;
let house: number;
let browser: PushBrowser;

beforeAll(async () => {
  service = await openPushService();
  testApp = await startTestApp({ env: PUSH_HERE });
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  house = home.property.id;
  browser = service.newBrowser();
  await subscribe(home.other.client, browser);
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});

const choose = (notify: string) =>
  home.other.client.graphql(
    'mutation($input: SetTalkNotifyInput!) { setTalkNotify(input: $input) }',
    { input: { propertyId: house, notify } },
  );
/** How many notifications wait to be sent. */
const waiting = async (): Promise<number> => {
  const [{ count }] = await testApp.running.app.db.query(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-push'`,
  );
  await testApp.running.app.db.query(`delete from graphile_worker._private_jobs`);
  return count;
};
const mention = () =>
  sendTo(home.one.client, house, { content: 'You?', mentionIds: [home.other.user.id] });

test('by default each message notifies, of all or of mentions, as each person chooses', async () => {
  const { client } = home.one;
  await said(client, house, 'To all');
  expect(await waiting()).toBe(1);
  await said(home.other.client, house, 'My own');
  expect(await waiting()).toBe(0);
  expect((await choose('MENTIONS')).data.setTalkNotify).toBe('MENTIONS');
  await said(client, house, 'To all');
  expect(await waiting()).toBe(0);
  await mention();
  expect(await waiting()).toBe(1);
  await choose('NONE');
  await mention();
  expect(await waiting()).toBe(0);
});

test('a notification names the house, who wrote last, and how much is new', async () => {
  await testApp.runBackground();
  await said(home.one.client, house, 'The boiler is repaired');
  const [first] = await service.delivered(browser);
  expect(first?.payload).toMatchObject({
    title: home.property.name,
    body: 'Olivia Marsh: The boiler is repaired',
    path: `/messages?house=${house}`,
    tag: `talk-${house}`,
  });
  await said(home.one.client, house, 'And the roof');
  const deliveries = await service.delivered(browser, 2);
  expect(deliveries.at(-1)?.payload).toMatchObject({
    title: `${home.property.name} · 2 new messages`,
    body: 'Olivia Marsh: And the roof',
  });
  await testApp.running.app.db.query(
    `insert into talk_messages (property_id, author_id, kind, content, created_at)
      select $1, $2, 'MESSAGE', 'Many', now() from generate_series(1, 120)`,
    [house, home.one.user.id],
  );
  await said(home.one.client, house, 'And the stairs');
  expect((await service.delivered(browser, 3)).at(-1)?.payload).toMatchObject({
    title: `${home.property.name} · 99 new messages`,
    body: 'Olivia Marsh: And the stairs',
  });
});
