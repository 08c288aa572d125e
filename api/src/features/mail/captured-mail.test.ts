import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { inTransaction } from '../../core/database/database';
import { queueMail } from '../../core/mail/queue-mail';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp({ env: { DEMO: 'on' } });
  await testApp.runBackground();
});

afterAll(() => testApp.close());

test('a captured email shows its reply address, and its files can be opened', async () => {
  const content = Buffer.from('a,b\n1,2\n');
  const fileName = 'Bericht "für" alle.csv';
  const id = await inTransaction(testApp.running.app, (transaction) =>
    queueMail(transaction, {
      to: 'board@example.test',
      subject: 'A report',
      paragraphs: ['Here it is.'],
      replyTo: '<b>@example.test',
      attachments: [{ fileName, contentType: 'text/csv', content }],
    }),
  );
  const [mail] = (await testApp.visitor().get('/dev/mail.json')).body;
  expect(mail).toMatchObject({
    ...{ id, recipient: 'board@example.test', subject: 'A report' },
    attachments: [{ fileName, contentType: 'text/csv', bytes: 8 }],
  });
  const page = await (await fetch(`${testApp.running.url}/dev/mail`)).text();
  expect(page).toContain('&lt;b&gt;@example.test');
  expect(page).toContain(`<section id="mail-${id}">`);
  const path = `/dev/mail/files/${mail.attachments[0].id}`;
  expect(page).toContain(`href="${path}">Bericht &quot;für&quot; alle.csv</a> (1 KB)`);
  const file = await fetch(testApp.running.url + path);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Bericht/);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
});

test.each(['0', '99999999999999999', 'x'])('there is no file %s', async (id) => {
  expect((await testApp.visitor().get(`/dev/mail/files/${id}`)).status).toBe(404);
});

test('where a mail server delivers them, no one reads mails before they are sent', async () => {
  // No server listens there, so emails stay queued.
  const env = { DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:9' };
  const delivering = await startTestApp({ env });
  await delivering.runBackground();
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail/files/1']) {
    expect((await delivering.visitor().get(path)).status).toBe(404);
  }
  await delivering.close();
});
