import { Webhook } from 'standardwebhooks';
import { createWebhook, WEBHOOKS_HERE } from '../../../test/support/scenes/webhooks';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import {
  isGenuine,
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/support/servers/webhook-receiver';
import { newToken } from '../../core/secrets/random-token';
import { seal } from '../../core/secrets/sealed-text';
import { SECRET_PURPOSE } from './rules';

let receiver: WebhookReceiver;
let testApp: TestApp;

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  testApp = await startTestApp({ env: WEBHOOKS_HERE });
  await testApp.runBackground();
});
afterAll(async () => {
  await testApp.close();
  await receiver.close();
});

/** Delivers a message to a webhook, whose secret becomes an older one if that is given. */
async function deliver(path: string, older?: string) {
  const owner = await testApp.person();
  const url = receiver.url + path;
  const { data } = await createWebhook(await testApp.signIn(owner), { url });
  const { webhook, secret } = data.createWebhook;
  const { app } = testApp.running;
  if (older) {
    const sealed = seal(app, SECRET_PURPOSE, older);
    await app.db.query('update webhooks set secret = $2 where id = $1', [webhook.id, sealed]);
  }
  const sender = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  await sender.post('/api/messages', { receiverId: owner.id, content: 'It is warm.' });
  const { headers, raw, body } = await receiver.received(path);
  return { secret, raw, body, headers: headers as Record<string, string> };
}

test('a library for Standard Webhooks accepts a delivery with the secret as it was shown', async () => {
  const { secret, headers, raw, body } = await deliver('/new');
  const webhook = new Webhook(secret);
  expect(webhook.verify(raw, headers)).toEqual(body);
  expect(headers['webhook-id']).toBe(body.id);
  expect(() => webhook.verify(`${raw} `, headers)).toThrow('No matching signature found');
  expect(() => webhook.verify(raw, { ...headers, 'webhook-id': '0' })).toThrow();
});

test('a secret in base64url, as earlier releases made them, verifies both signatures', async () => {
  const older = `whsec_-_${newToken().slice(2)}`;
  const { headers, raw, body } = await deliver('/older', older);
  expect(isGenuine({ headers, raw }, older)).toBe(true);
  const inBase64 = `${older.slice(6).replaceAll('-', '+').replaceAll('_', '/')}=`;
  expect(new Webhook(`whsec_${inBase64}`).verify(raw, headers)).toEqual(body);
});
