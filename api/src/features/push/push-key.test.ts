import pino from 'pino';
import { PUSH_HERE, subscribe } from '../../../test/support/scenes/push';
import { openPushService, type PushService } from '../../../test/support/servers/push-service';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });

let service: PushService;
let testApp: TestApp;

beforeAll(async () => {
  service = await openPushService();
  testApp = await startTestApp({ log, env: PUSH_HERE });
  await testApp.runBackground();
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});

test.each([401, 403])(
  'a push service that refuses our key (%i) is logged as that, and the browser stays',
  async (status) => {
    const administrator = await testApp.person({ userRole: 'ADMIN' });
    const browser = service.newBrowser();
    await subscribe(await testApp.signIn(administrator), browser);
    const owner = await testApp.signIn(await testApp.person());
    const write = (content: string) =>
      owner.post('/api/messages', { receiverId: administrator.id, content });

    service.answer(status);
    await write('Is it on?');
    const line = await until(() => lines.find((it) => it.status === status));
    expect(line).toMatchObject({
      level: 50,
      host: new URL(service.url).host,
      msg: expect.stringContaining('refused the key of this installation: check VAPID_PRIVATE_KEY'),
    });
    expect(JSON.stringify(line)).not.toContain(browser.subscription.endpoint);

    service.answer(201);
    await write('And now?');
    const [delivery] = await service.delivered(browser);
    expect(delivery?.payload).toMatchObject({ body: 'And now?' });
  },
);
