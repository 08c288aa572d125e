import type { ApiClient } from '../../../test/support/clients/api-client';
import { createWebhook, deliveriesOf, WEBHOOKS_HERE } from '../../../test/support/scenes/webhooks';
import { codeIn, switchOnSecondFactor } from '../../../test/support/second-factor';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/support/servers/webhook-receiver';
import { until } from '../../../test/support/until';
import { happenedAnyway, happening, type Ways } from '../../core/audiences/happening';
import { type User, UserRole } from '../auth/user.entity';

let testApp: TestApp;
let receiver: WebhookReceiver;
let administrator: User;
let client: ApiClient;
let id: string;

/** An administrator session, which a server that requires the second factor gives with it alone. */
async function enter(): Promise<void> {
  const { secret } = await switchOnSecondFactor(await testApp.signIn(administrator));
  client = testApp.visitor();
  const { email } = administrator;
  const input = { email, password: PASSWORD, code: codeIn(0, secret) };
  const { errors } = await client.graphql(
    'mutation($input: LoginInput!) { adminLogin(input: $input) { isFirstLogin } }',
    { input },
  );
  if (errors) throw new Error(errors[0]?.message);
}

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  testApp = await startTestApp({ env: { ...WEBHOOKS_HERE, ADMIN_SECOND_FACTOR: 'required' } });
  await testApp.runBackground();
  administrator = await testApp.person({ userRole: UserRole.ADMIN });
  await enter();
  const kinds = ['SWAPS', 'ALL_SWAPS'];
  const { data } = await createWebhook(client, { url: receiver.url, kinds });
  id = data.createWebhook.webhook.id;
});
afterAll(async () => {
  await testApp.close();
  await receiver.close();
});

/** Announces a swap of two users, and returns the delivery once it was made or given up. */
const swapHeard = happening<Ways['webhook']>('swap.requested', { webhook: (it) => it });

async function delivered(users: readonly number[]) {
  const { app } = testApp.running;
  await happenedAnyway({ app }, swapHeard, { ids: { swapId: 1 }, users });
  return until(async () => {
    const [latest] = (await deliveriesOf(client, id)).items;
    return latest.status !== 'WAITING' && latest;
  });
}

test('an administrator without the required second factor hears of their own alone', async () => {
  expect(await delivered([])).toMatchObject({ status: 'DELIVERED' });
  await testApp.running.app.db.query('delete from second_factors');
  expect(await delivered([])).toMatchObject({
    status: 'FAILED',
    problem: 'You may no longer see this.',
  });
  expect(await delivered([administrator.id])).toMatchObject({ status: 'DELIVERED' });
});
