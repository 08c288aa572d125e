import { simpleParser } from 'mailparser';
import { mailOnce } from '../../../test/support/mailbox';
import { type MailServer, openMailServer } from '../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { inTransaction } from '../database/database';
import { queueMail } from './queue-mail';
import { tidyMails } from './tidy-mails';

const email = { to: 'a@b.test', subject: 'Hello', paragraphs: ['A line.'] };

describe('with a mail server', () => {
  let server: MailServer;
  let testApp: TestApp;

  beforeAll(async () => {
    server = await openMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'The House <house@example.test>' };
    testApp = await startTestApp({ env });
    await testApp.runBackground();
  });
  afterAll(async () => {
    await testApp.close();
    await server.close();
  });

  const sent = (recipient: string) => mailOnce(testApp, recipient, ({ sentAt }) => sentAt !== null);

  test('a code is delivered as text and HTML, and its row is emptied', async () => {
    const person = { email: 'nora@example.test', firstName: 'Nora', lastName: 'New' };
    await testApp.visitor().post('/api/auth/register-first-time', person);
    const raw = await server.received(person.email);
    const mail = await simpleParser(raw);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/im);
    expect(mail.from?.value).toEqual([{ name: 'The House', address: 'house@example.test' }]);
    expect(mail.subject).toBe('Your Fairweek code');
    const code = mail.text?.match(/^(\d{6})$/m)?.[1];
    expect(code).toBeDefined();
    expect(mail.html).toContain(`>${code}<`);
    expect(await sent(person.email)).toMatchObject({ text: '', html: '', subject: mail.subject });
    const body = { email: person.email, otpCode: code, newPassword: 'a-password' };
    expect((await testApp.visitor().post('/api/auth/verify-otp', body)).status).toBe(200);
  });

  test('a reset link survives delivery', async () => {
    const { email } = await testApp.person();
    await testApp.visitor().post('/api/auth/forgot-password', { email });
    const mail = await simpleParser(await server.received(email ?? ''));
    const link = mail.text?.match(/https?:\S+token=\S+/)?.[0] ?? '';
    expect(mail.html).toContain(`href="${link}"`);
    const body = { token: new URL(link).searchParams.get('token'), newPassword: 'a-password' };
    expect((await testApp.visitor().post('/api/auth/reset-password', body)).status).toBe(200);
  });

  test('markup in an email and line breaks in its subject stay text', async () => {
    const to = 'markup@example.test';
    const odd = { ...email, to, subject: 'Hi\r\nBcc: x@y.test', paragraphs: ['<b>&"bold"'] };
    await inTransaction(testApp.running.app, (transaction) => queueMail(transaction, odd));
    const mail = await simpleParser(await server.received(to));
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toContain('<b>&"bold"');
    expect(mail.html).toContain('&lt;b&gt;&amp;&quot;bold&quot;');
  });

  test('facts, quotes, files, Reply-To and the unsubscribe link arrive as written', async () => {
    const to = 'whole@example.test';
    const content = Buffer.from([0, 1, 2, 255]);
    const fileName = 'Bericht für\r\nX-Evil: 1.pdf';
    await inTransaction(testApp.running.app, (transaction) =>
      queueMail(transaction, {
        ...email,
        to,
        subject: 'Grüße & more\r\nX-Evil: 1',
        facts: [{ label: 'Property', value: 'Lake <House>' }],
        quote: 'First line\nSecond <line>',
        sections: [
          {
            title: 'Omar',
            quotes: ['One\nTwo'],
            action: { label: 'Open', url: 'http://a.test/1' },
          },
        ],
        replyTo: 'uma@example.test, evil@example.test',
        unsubscribeUrl: `http://a.test/unsubscribe/${'1'.repeat(90)}`,
        attachments: [{ fileName, contentType: 'application/pdf', content }],
      }),
    );
    const mail = await simpleParser(await server.received(to));
    expect(mail.subject).toBe('Grüße & more X-Evil: 1');
    expect(mail.headers.has('x-evil')).toBe(false);
    expect(mail.text).toContain('Property: Lake <House>\n\n> First line\n> Second <line>\n\nOmar');
    expect(mail.html).toContain('Lake &lt;House&gt;');
    expect(mail.html).toContain('First line<br>Second &lt;line&gt;');
    expect(mail.html).toContain('One<br>Two');
    expect(mail.replyTo?.value).toHaveLength(1);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.get('x-auto-response-suppress')).toBe('OOF, AutoReply');
    expect(mail.headers.get('list')).toMatchObject({
      unsubscribe: { url: `http://a.test/unsubscribe/${'1'.repeat(90)}` },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(mail.attachments).toMatchObject([
      { filename: 'Bericht für X-Evil: 1.pdf', contentType: 'application/pdf', content },
    ]);
    const { messageKey } = await sent(to);
    expect(mail.messageId).toBe(`<${messageKey}@example.test>`);
    expect(await testApp.running.app.db.query('select * from mail_attachments')).toEqual([]);
  });

  test('emails about the same answer the same, which no email is, and others answer nothing', async () => {
    const { app } = testApp.running;
    const thread = 'request-7';
    for (const [to, about] of [
      ['one@example.test', { thread }],
      ['two@example.test', { thread }],
      ['none@example.test', {}],
    ] as const) {
      await inTransaction(app, (transaction) => queueMail(transaction, { ...email, to, ...about }));
    }
    const root = `<request-7@${new URL(app.appUrl).hostname}>`;
    for (const to of ['one@example.test', 'two@example.test']) {
      const { inReplyTo, references, messageId } = await simpleParser(await server.received(to));
      expect({ inReplyTo, references }).toEqual({ inReplyTo: root, references: root });
      expect(messageId).not.toBe(root);
    }
    const { inReplyTo, references } = await simpleParser(
      await server.received('none@example.test'),
    );
    expect([inReplyTo, references]).toEqual([undefined, undefined]);
  });

  test('an email has colours for the dark wherever it has some', async () => {
    const to = 'dark@example.test';
    const [quote, facts] = ['Dark.', [{ label: 'A', value: 'B' }]];
    const action = { label: 'Open', url: 'http://a.test/1' };
    const sections = [{ title: 'One', quotes: ['Two'], action }];
    const unsubscribeUrl = 'http://a.test/unsubscribe';
    const whole = { ...email, to, quote, facts, action, sections, unsubscribeUrl };
    await inTransaction(testApp.running.app, (transaction) => queueMail(transaction, whole));
    const html = String((await simpleParser(await server.received(to))).html);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    const [, dark = ''] =
      /@media\(prefers-color-scheme:dark\)\{(.*)\}\s*<\/style>/s.exec(html) ?? [];
    const coloured = html.match(/<[^>]* style="[^"]*(#[0-9a-f]{3,6})[^"]*"/g) ?? [];
    expect(coloured.length).toBeGreaterThan(7);
    for (const tag of coloured) {
      const [, name = 'none'] = / class="(\w+)"/.exec(tag) ?? [];
      expect(dark).toContain(`.${name}{`);
    }
  });

  test('is not shown at /dev/mail', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await testApp.visitor().get(path)).status).toBe(404);
    }
  });
});

describe('an email and its job', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
    await testApp.runBackground();
  });
  afterAll(() => testApp.close());

  const count = async (query: (text: string) => Promise<{ mails: number; jobs: number }[]>) => {
    const [row] = await query(`select (select count(*) from mails)::int as mails,
      (select count(*) from graphile_worker.jobs)::int as jobs`);
    return row;
  };

  test('are written in the transaction that causes them: both or neither', async () => {
    const { app } = testApp.running;
    const failing = inTransaction(app, async (transaction) => {
      await queueMail(transaction, email);
      const within = await count((text) => transaction.manager.query(text));
      expect(within).toEqual({ mails: 1, jobs: 1 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await count((text) => app.db.query(text))).toEqual({ mails: 0, jobs: 0 });
  });

  test('roll back what caused them when they cannot be written', async () => {
    const { db } = testApp.running.app;
    const rename = (from: string, to: string) =>
      db.query(`alter table mails rename column ${from} to ${to}`);
    await rename('html', 'gone');
    const person = { email: 'nora@example.test', firstName: 'Nora', lastName: 'New' };
    await testApp.visitor().post('/api/auth/register-first-time', person);
    // The worker fails to write the email and will retry.
    const failed = 'select 1 from graphile_worker.jobs where last_error is not null';
    while ((await db.query(failed)).length === 0);
    await rename('gone', 'html');
    expect(await db.query('select * from registrations')).toEqual([]);
    await db.query('update graphile_worker._private_jobs set run_at = now()');
    expect(await mailOnce(testApp, person.email, () => true)).toMatchObject({
      subject: 'Your Fairweek code',
    });
  });
});

test('recipients are purged after 90 days, except for emails that were never delivered', async () => {
  const testApp = await startTestApp();
  await testApp.runBackground();
  const { db } = testApp.running.app;
  await db.query(`insert into mails (recipient, subject, text, html, created_at, sent_at, failed_at)
    select 'x' || days || '@example.test', 'Hi', '', '', now() - make_interval(days => days),
      case when days <> 100 then now() - make_interval(days => days) end,
      case when days = 100 then now() end
    from unnest(array[89, 91, 100]) days`);
  await tidyMails(db, testApp.running.app.retention);
  const left = await db.query('select recipient from mails order by id');
  expect(left).toEqual([{ recipient: 'x89@example.test' }, { recipient: 'x100@example.test' }]);
  await testApp.close();
});
