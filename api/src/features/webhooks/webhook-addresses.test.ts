import { createServer } from 'node:http';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { createWebhook } from '../../../test/support/scenes/webhooks';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import {
  openWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/support/servers/webhook-receiver';
import { until } from '../../../test/support/until';
import { post } from '../../core/http/post';
import { parseAddress } from './steps/webhook-address';

let testApp: TestApp;
let receiver: WebhookReceiver;
let client: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.runBackground();
  receiver = await openWebhookReceiver();
  client = await testApp.signIn(await testApp.person());
});
afterAll(async () => {
  await testApp.close();
  await receiver.close();
});

test.each([
  'http://house.example.org/a',
  'http://localhost:3000/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://192.168.1.5:8443/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[fd00::1]/a',
  'https://[64:ff9b::a00:1]/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://0/a',
  'https://postgres/a',
  'https://[::7f00:1]/a',
  'https://[::a9fe:a9fe]/a',
  'https://168.63.129.16/a',
  'https://localhost../a',
  'https://printer.local../a',
  'https://house.example.org../a',
  'https://router.localdomain/a',
  'https://kubernetes.default.svc/a',
  'https://kubernetes.default.svc.cluster.local/a',
  'https://vault.service.consul/a',
  'https://house.example.org:22/a',
  'https://house.example.org:80/a',
  'https://metadata.google.internal/a',
  'https://printer.local./a',
  'https://user:pass@house.example.org/a',
  'file:///etc/passwd',
  'nothing',
])('%s is refused as the address of a webhook', async (url) => {
  const { errors } = await createWebhook(client, { url });
  expect(errors?.[0]).toMatchObject({
    message: 'This must be an https:// address on the public internet, without a password.',
    extensions: { code: 'BAD_USER_INPUT', field: 'url' },
  });
  const { data } = await client.graphql('{ myWebhooks { id } }');
  expect(data.myWebhooks).toEqual([]);
});

test.each([
  ['https://House.example.org/a b\n', 'https://house.example.org/a%20b'],
  ['https://house.example.org:443/a', 'https://house.example.org/a'],
  ['https://house.example.org:8443', 'https://house.example.org:8443/'],
])('%j is stored as it will be called', async (url, stored) => {
  const { data } = await createWebhook(client, { url });
  expect(data.createWebhook.webhook.url).toBe(stored);
  const answer = await client.graphql('{ myWebhooks { id url } }');
  const [made] = answer.data.myWebhooks;
  expect(made.url).toBe(stored);
  await client.graphql(`mutation { deleteWebhook(id: "${made.id}") }`);
});

test('with the setting for development, this computer may be called, and nothing else private', () => {
  const app = { webhooks: { toLocalhost: true } };
  expect(parseAddress(app, 'http://localhost:3000/a')?.mayBePrivate).toBe(true);
  expect(parseAddress(app, 'https://house.example.org/a')?.mayBePrivate).toBe(false);
  for (const url of ['http://10.1.2.3/a', 'https://10.1.2.3/a', 'http://house.example.org/a']) {
    expect(parseAddress(app, url)).toBeNull();
  }
});

test('a name that leads to a private address is not called', async () => {
  const { port } = new URL(receiver.url);
  const call = (mayBePrivate: boolean) =>
    post({
      url: new URL(`http://localhost:${port}/private`),
      headers: {},
      body: '{}',
      timeoutMs: 1_000,
      mayBePrivate,
    });
  await expect(call(false)).rejects.toThrow('The address is in a private network.');
  expect(receiver.calls('/private')).toEqual([]);
  await expect(call(true)).resolves.toBe(204);
});

test('an answer without an end and one that is too long do not hold the worker', async () => {
  let closed = 0;
  const endless = createServer((request, response) => {
    response.on('close', () => {
      closed += 1;
    });
    if (request.url === '/silent') return;
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(16_384)), 5);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as { port: number };
  const call = (path: string, timeoutMs: number) =>
    post({
      url: new URL(`http://127.0.0.1:${port}${path}`),
      headers: {},
      body: '{}',
      timeoutMs,
      mayBePrivate: true,
    });
  const began = performance.now();
  await expect(call('/endless', 20_000)).resolves.toBe(200);
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect(call('/silent', 2_000)).rejects.toThrow();
  endless.closeAllConnections();
  await new Promise((resolve) => endless.close(resolve));
  await until(() => closed === 2);
});

test('an answer of 101 does not hold the worker either', async () => {
  const switching = createServer();
  switching.on('connection', (socket) => {
    socket.once('data', () =>
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: chat\r\n\r\n',
      ),
    );
  });
  await new Promise<void>((resolve) => switching.listen(0, '127.0.0.1', resolve));
  const { port } = switching.address() as { port: number };
  const url = new URL(`http://127.0.0.1:${port}/`);
  const answer = post({ url, headers: {}, body: '{}', timeoutMs: 2_000, mayBePrivate: true });
  await expect(answer).resolves.toBe(101);
  await new Promise((resolve) => switching.close(resolve));
});

test('a user has ten webhooks at most', async () => {
  const one = await testApp.signIn(await testApp.person());
  const make = () => createWebhook(one, { url: 'https://house.example.org/a' });
  for (let made = 1; made <= 10; made += 1) expect((await make()).errors).toBeUndefined();
  const { errors } = await make();
  expect(errors?.[0]?.message).toBe(
    'You have 10 webhooks, the most there can be. Delete one first.',
  );
});
