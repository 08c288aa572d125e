import { simpleParser } from 'mailparser';
import { hurryMail, mailOnce } from '../../../test/support/mailbox';
import { freePort } from '../../../test/support/servers/free-port';
import { type MailServer, openMailServer } from '../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { inTransaction } from '../database/database';
import type { Email } from './email';
import { findLostMails } from './find-lost-mails';
import type { Mail } from './mail.entity';
import { queueMail } from './queue-mail';
import { tidyMails } from './tidy-mails';

let server: MailServer;
let testApp: TestApp;

beforeAll(async () => {
  server = await openMailServer();
  testApp = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'house@example.test' } });
  await testApp.runBackground();
});

afterAll(async () => {
  await testApp.close();
  await server.close();
});

function write(to: string, more: Partial<Email> = {}, by = testApp): Promise<number> {
  const email = { to, subject: 'Hello', paragraphs: ['A line.'], ...more };
  return inTransaction(by.running.app, (transaction) => queueMail(transaction, email));
}

const once = (to: string, isReady: (mail: Mail) => boolean) => mailOnce(testApp, to, isReady);
const isTried = ({ lastError }: Mail) => lastError !== null;
const isSent = ({ sentAt }: Mail) => sentAt !== null;
const hasFailed = ({ failedAt }: Mail) => failedAt !== null;

/** Retries waiting emails until this one meets the condition. */
async function hurryUntil(
  to: string,
  isReady: (mail: Mail) => boolean,
  at = testApp,
): Promise<Mail> {
  const timer = setInterval(() => void hurryMail(at), 50);
  const mail = await mailOnce(at, to, isReady);
  clearInterval(timer);
  return mail;
}

/** Leaves an email that was tried this many more attempts. */
async function leaveAttempts(id: number, left: number): Promise<void> {
  // A failure is recorded a moment before its job is released.
  await until(async () => {
    const [, changed] = await testApp.running.app.db.query(
      `update graphile_worker._private_jobs set attempts = max_attempts - $2::int
        where key = $1 and locked_at is null`,
      [`deliver-mail:${id}`, left],
    );
    return changed === 1;
  });
}

test('an email that the server refuses temporarily is kept whole and delivered later, once', async () => {
  const to = 'later@example.test';
  server.treat(to, 'later');
  await write(to);
  expect(await once(to, isTried)).toMatchObject({
    ...{ sentAt: null, failedAt: null, attempts: 1, text: expect.stringContaining('A line.') },
    lastError: '450 Please come back later',
  });
  server.treat(to, 'take');
  expect(await hurryUntil(to, isSent)).toMatchObject({ text: '', lastError: null });
  expect(server.count(to)).toBe(1);
});

test.each([
  ['never', '550 Nobody of this name lives here'],
  ['reject', '554 No: the message says nothing'],
] as const)(
  'an email that the server refuses permanently (%s) becomes a dead letter at once',
  async (treatment, lastError) => {
    const to = `${treatment}@example.test`;
    server.treat(to, treatment);
    await write(to);
    expect(await once(to, hasFailed)).toMatchObject({ sentAt: null, attempts: 1, lastError });
  },
);
test('a server that rejects our password loses no email: it is delivered once the password is right', async () => {
  const to = 'auth@example.test';
  server.demandPassword('right');
  const url = new URL(server.url);
  Object.assign(url, { username: 'fairweek', password: 'wrong' });
  const misled = await startTestApp({ env: { SMTP_URL: url.href } });
  await misled.runBackground();
  await write(to, {}, misled);
  expect(await mailOnce(misled, to, isTried)).toMatchObject({
    ...{ sentAt: null, failedAt: null, attempts: 1, text: expect.stringContaining('A line.') },
    lastError: '535 Authentication credentials invalid',
  });
  server.demandPassword('wrong');
  await hurryUntil(to, isSent, misled);
  expect(server.count(to)).toBe(1);
  server.demandPassword(null);
  await misled.close();
});

test('an invalid address is a dead letter, and a comma in it reaches no one else', async () => {
  const to = 'a@example.test, b@example.test';
  await write(to);
  await once(to, hasFailed);
  expect([server.count('a@example.test'), server.count('b@example.test')]).toEqual([0, 0]);
});

test('the reason reveals no code that the email contains', async () => {
  const to = 'secret@example.test';
  server.treat(to, 'reject');
  await write(to, { highlight: '482913' });
  const { lastError } = await once(to, hasFailed);
  expect(lastError).toBe('554 No: the message says …');
});

test('a connection that breaks in the middle of the message delays the email, which arrives once', async () => {
  const to = 'dropped@example.test';
  server.treat(to, 'drop');
  await write(to, { paragraphs: ['x'.repeat(300_000)] });
  await server.turnedAway(to);
  expect(await once(to, isTried)).toMatchObject({ sentAt: null, failedAt: null });
  server.treat(to, 'take');
  await hurryUntil(to, isSent);
  expect(server.count(to)).toBe(1);
});

test('a silent server is given up after 15 seconds, and no other email waits for it', async () => {
  const stuck = ['hang1@example.test', 'hang2@example.test', 'hang3@example.test'];
  for (const to of stuck) {
    server.treat(to, 'hang');
    await write(to);
    await server.turnedAway(to);
  }
  const began = Date.now();
  for (const to of ['quick1@example.test', 'quick2@example.test']) {
    await write(to);
    await once(to, isSent);
  }
  expect(Date.now() - began).toBeLessThan(10_000);
  for (const to of stuck) {
    const { lastError } = await once(to, isTried);
    expect(lastError).toBe('Timeout');
    server.treat(to, 'take');
  }
  for (const to of stuck) {
    await hurryUntil(to, isSent);
    expect(server.count(to)).toBe(1);
  }
});

test('emails written while no server is up are delivered once when it is back', async () => {
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const waiting = await startTestApp({ env });
  await waiting.runBackground();
  const addresses = ['down1@example.test', 'down2@example.test'];
  for (const to of addresses) await write(to, {}, waiting);
  for (const to of addresses) {
    const { lastError } = await mailOnce(waiting, to, isTried);
    expect(lastError).toContain('ECONNREFUSED');
  }
  const back = await openMailServer(port);
  while ((await hurryMail(waiting)) < 1);
  for (const to of addresses) {
    await hurryUntil(to, isSent, waiting);
    expect(back.count(to)).toBe(1);
  }
  await waiting.close();
  await back.close();
});

test('an email that has used all attempts is a dead letter with the last reason', async () => {
  const to = 'often@example.test';
  server.treat(to, 'later');
  const id = await write(to);
  await once(to, isTried);
  await leaveAttempts(id, 1);
  const mail = await hurryUntil(to, hasFailed);
  expect(mail).toMatchObject({ attempts: 2, lastError: '450 Please come back later' });
});

test('an email whose last attempt was interrupted is found and becomes a dead letter', async () => {
  const to = 'lost@example.test';
  server.treat(to, 'later');
  const id = await write(to);
  await once(to, isTried);
  const { app } = testApp.running;
  expect(await findLostMails(app)).toBe(0);
  await leaveAttempts(id, 0);
  expect(await findLostMails(app)).toBe(1);
  const { lastError } = await once(to, hasFailed);
  expect(lastError).toBe('450 Please come back later The last attempt was interrupted.');
});

test('an email in the middle of its last attempt is not lost', async () => {
  const to = 'last@example.test';
  const { app } = testApp.running;
  let lost: number | undefined;
  server.beforeAcknowledging(async () => {
    const key = `deliver-mail:${id}`;
    await app.db.query(
      'update graphile_worker._private_jobs set attempts = max_attempts where key = $1',
      [key],
    );
    lost = await findLostMails(app);
    server.beforeAcknowledging(async () => {});
  });
  const id = await write(to);
  expect(await once(to, isSent)).toMatchObject({ failedAt: null, lastError: null });
  expect(lost).toBe(0);
});

test('a failure is not recorded on an email that another attempt has sent since', async () => {
  const to = 'overtaken@example.test';
  const { db } = testApp.running.app;
  server.treat(to, 'reject');
  server.beforeAcknowledging(async () => {
    await db.query('update mails set sent_at = now() where recipient = $1', [to]);
    server.beforeAcknowledging(async () => {});
  });
  const id = await write(to);
  const job = 'select from graphile_worker.jobs where key = $1';
  await until(async () => (await db.query(job, [`deliver-mail:${id}`])).length === 0);
  expect(await once(to, isSent)).toMatchObject({ failedAt: null, lastError: null });
});

test('an expired code is not delivered any more', async () => {
  const to = 'expired@example.test';
  await write(to, { highlight: '482913', expiresAt: new Date(Date.now() - 1000) });
  const { lastError } = await once(to, hasFailed);
  expect(lastError).toBe('It expired before it could be delivered.');
  expect(server.count(to)).toBe(0);
});

test('every attempt has the same Message-ID', async () => {
  const to = 'again@example.test';
  const id = await write(to);
  await once(to, isSent);
  const { app } = testApp.running;
  await app.db.query(`update mails set sent_at = null, text = 'x', html = 'x' where id = $1`, [id]);
  await app.db.query(
    `select graphile_worker.add_job('deliver-mail', json_build_object('mailId', $1::int))`,
    [id],
  );
  await once(to, isSent);
  const mails = await Promise.all(server.all(to).map((raw) => simpleParser(raw)));
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('attachments are deleted when the email is emptied', async () => {
  const { db } = testApp.running.app;
  await db.query(`with mail as (
      insert into mails (recipient, subject, text, html, created_at, failed_at)
      values ('old@b.test', 's', 't', 'h', now() - interval '31 days', now()) returning id)
    insert into mail_attachments (mail_id, file_name, content_type, content)
      select id, 'a.pdf', 'application/pdf', 'x' from mail`);
  await tidyMails(db, testApp.running.app.retention);
  expect(await db.query('select * from mail_attachments')).toEqual([]);
});
