import { Client } from 'pg';
import type { User } from '../../src/features/auth/user.entity';
import { ApiClient } from '../support/clients/api-client';
import { aheadBy } from '../support/clock';
import { createWebhook, WEBHOOKS_HERE } from '../support/scenes/webhooks';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../support/servers/server-process';
import { PASSWORD, startTestApp } from '../support/servers/test-app';
import {
  isGenuine,
  openWebhookReceiver,
  type WebhookReceiver,
} from '../support/servers/webhook-receiver';
import { createTestDatabase } from '../support/sql/template';
import { until } from '../support/until';

let receiver: WebhookReceiver;
let server: ServerProcess;
let db: Client;

afterAll(async () => {
  await server.kill();
  await receiver.close();
  await db.end();
});

test('all that was acknowledged before a kill is delivered after the restart', async () => {
  ensureServerIsBuilt();
  receiver = await openWebhookReceiver();
  receiver.answer(503);
  const databaseUrl = await createTestDatabase();
  db = new Client({ connectionString: databaseUrl });
  await db.connect();
  const first = await startTestApp({ databaseUrl, env: WEBHOOKS_HERE });
  const [listener, writer] = [await first.person(), await first.person({ isAdmin: true })];
  // Its worker would make the deliveries.
  await first.close();

  server = await serverProcess(databaseUrl, { env: WEBHOOKS_HERE });
  await server.start();
  const signIn = async ({ email }: User, isAdmin = false) => {
    const client = new ApiClient(server.url);
    await client.post('/api/auth/login', { email, password: PASSWORD, isAdmin });
    return client;
  };
  const url = `${receiver.url}/a`;
  const { data } = await createWebhook(await signIn(listener), { url });
  const asWriter = await signIn(writer, true);
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (;;) {
      const content = `Message ${acknowledged.length}`;
      const answer = await asWriter
        .post('/api/messages', { receiverId: listener.id, content })
        .catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.push(String(answer.body.id));
    }
  })();
  await until(() => receiver.calls('/a').length > 3);
  await server.kill();
  await writing;
  expect(acknowledged.length).toBeGreaterThan(3);

  receiver.answer(204);
  // As if after more time than any living process takes, and any pause between attempts so far.
  await db.query(aheadBy('1 hour'));
  await server.start();
  await until(async () => {
    const waiting = 'select from webhook_deliveries where delivered_at is null';
    return (await db.query(waiting)).rowCount === 0;
  });
  const calls = receiver.calls('/a');
  const told = new Set(calls.map(({ body }) => String(body.ids.messageId)));
  expect(acknowledged.filter((id) => !told.has(id))).toEqual([]);
  const { secret } = data.createWebhook;
  expect(calls.every((call) => isGenuine(call, secret))).toBe(true);
}, 180_000);
