import { mailOnce, mailsTo } from '../../../test/support/mailbox';
import { logged } from '../../../test/support/scenes/admin-house';
import { refusalOf } from '../../../test/support/scenes/co-owned-home';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import type { FailedMailPage } from './mail.types';

const LIST = `query ($first: Int, $offset: Int, $search: String) {
  adminFailedMails(first: $first, offset: $offset, search: $search) {
    total waiting failed hasServer isCaptured items { id recipient subject attempts lastError createdAt failedAt isTooOld } } }`;
const resend = (id: number) => `mutation { resendMail(id: ${id}) }`;
const dismiss = (id: number) => `mutation { dismissMail(id: ${id}) }`;

let home: Home;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});
beforeEach(() => home.testApp.running.app.db.query('delete from mails'));
afterAll(() => home.testApp.close());

const admin = () => home.as.administrator;

/** An email that failed this many minutes ago. */
async function failed(recipient: string, options: { minutesAgo?: number; expires?: string } = {}) {
  const { minutesAgo = 1, expires = null } = options;
  const [{ id }] = await home.testApp.running.app.db.query(
    `insert into mails (recipient, subject, text, html, attempts, failed_at, last_error, expires_at)
      values ($1, 'Your report', 'Code 123456', '<p>123456</p>', 3, now() - make_interval(mins => $2),
        '550 No such user', now() + $3::interval) returning id`,
    [recipient, minutesAgo, expires],
  );
  return id as number;
}

async function list(args: object = {}): Promise<FailedMailPage> {
  return (await admin().graphql(LIST, { ...args })).data.adminFailedMails;
}

const recipients = ({ items }: FailedMailPage) => items.map(({ recipient }) => recipient);

test('failed mails are listed with their reason, the latest first, with counts and without their text', async () => {
  await failed('old@b.test', { minutesAgo: 9 });
  await failed('new@b.test');
  await home.testApp.running.app.db.query(
    `insert into mails (recipient, subject, text, html) values ('waiting@b.test', 's', 't', 'h')`,
  );
  const page = await list();
  expect(recipients(page)).toEqual(['new@b.test', 'old@b.test']);
  expect(page).toMatchObject({ total: 2, waiting: 1, failed: 2 });
  expect(page.items[0]).toMatchObject({
    ...{ subject: 'Your report', attempts: 3, lastError: '550 No such user', isTooOld: false },
  });
  expect(JSON.stringify(page)).not.toContain('123456');
  expect(recipients(await list({ first: 1, offset: 1 }))).toEqual(['old@b.test']);
  expect(recipients(await list({ search: 'NEW@' }))).toEqual(['new@b.test']);
  expect(await list({ search: '100%' })).toMatchObject({ items: [], total: 0, failed: 2 });
});

test('the list says whether there is a mail server', async () => {
  expect(await list()).toMatchObject({ hasServer: false, isCaptured: true });
  const other = await openHome({ SMTP_URL: 'smtp://127.0.0.1:9' });
  await other.testApp.runBackground();
  const { data } = await other.as.administrator.graphql(LIST);
  await other.testApp.close();
  expect(data.adminFailedMails).toMatchObject({ hasServer: true, isCaptured: false });
});

test('the latest captured mails are listed without their text, and none where they are sent', async () => {
  const query = '{ adminCapturedMails { id recipient subject createdAt } }';
  const kept = async (recipient: string, sentAt: string) => {
    const [{ id }] = await home.testApp.running.app.db.query(
      `insert into mails (recipient, subject, text, html, sent_at)
        values ($1, 'Your code', '123456', '<p>123456</p>', ${sentAt}) returning id`,
      [recipient],
    );
    return String(id);
  };
  await kept('waiting@b.test', 'null');
  const ids: string[] = [];
  for (let number = 1; number <= 11; number += 1) ids.push(await kept(`${number}@b.test`, 'now()'));
  const { adminCapturedMails } = (await admin().graphql(query)).data;
  expect(adminCapturedMails.map((mail: { id: string }) => mail.id)).toEqual(ids.slice(1).reverse());
  expect(adminCapturedMails[0]).toMatchObject({ recipient: '11@b.test', subject: 'Your code' });
  expect(JSON.stringify(adminCapturedMails)).not.toContain('123456');
  const { app } = home.testApp.running;
  const { mail } = app;
  app.mail = { ...mail, isCaptured: false };
  const { data } = await admin().graphql(query);
  app.mail = mail;
  expect(data.adminCapturedMails).toEqual([]);
});

test('a failed email is sent again and logged, and every administrator is notified', async () => {
  const id = await failed('again@b.test');
  const listener = await admin().subscribe('subscription { adminEvents { area id } }');
  expect((await admin().graphql(resend(id))).data).toEqual({ resendMail: true });
  const mail = await mailOnce(home.testApp, 'again@b.test', ({ sentAt }) => sentAt !== null);
  expect(mail).toMatchObject({ failedAt: null, text: 'Code 123456' });
  expect(await list()).toMatchObject({ total: 0, waiting: 0 });
  const adminEvents = { area: 'MAIL', id: String(id) };
  // Queued, and delivered.
  expect(await listener.received(2)).toEqual(Array(2).fill({ data: { adminEvents } }));
  listener.stop();
  expect(await logged(home.testApp)).toMatchObject([
    { action: 'mail.resend', subject: `Mail ${id} to again@b.test` },
  ]);
});

test('a code that has expired is not sent again', async () => {
  const id = await failed('code@b.test', { expires: '-1 second' });
  expect((await list()).items).toMatchObject([{ id: String(id), isTooOld: true }]);
  expect(refusalOf(await admin().graphql(resend(id)))).toBe(
    'CONFLICT: This email has expired. Please dismiss it.',
  );
  expect(await list()).toMatchObject({ total: 1 });
});

test('a failed mail is dismissed with its text and files, and logged', async () => {
  const id = await failed('gone@b.test', { expires: '-1 second' });
  const { db } = home.testApp.running.app;
  await db.query(
    `insert into mail_attachments (mail_id, file_name, content_type, content)
      values ($1, 'a.pdf', 'application/pdf', 'x')`,
    [id],
  );
  expect((await admin().graphql(dismiss(id))).data).toEqual({ dismissMail: true });
  expect(await mailsTo(home.testApp, 'gone@b.test')).toEqual([]);
  expect(await db.query('select * from mail_attachments')).toEqual([]);
  expect(await logged(home.testApp)).toMatchObject([
    { action: 'mail.dismiss', subject: `Mail ${id} to gone@b.test` },
  ]);
});

test('what is no failed mail is neither sent again nor dismissed', async () => {
  const [{ id }] = await home.testApp.running.app.db.query(
    `insert into mails (recipient, subject, text, html, sent_at)
      values ('sent@b.test', 's', 't', 'h', now()) returning id`,
  );
  for (const action of [resend(id), dismiss(id), resend(id + 1), dismiss(id + 1)]) {
    expect(refusalOf(await admin().graphql(action))).toBe(
      'NOT_FOUND: There is no such failed email.',
    );
  }
  expect(await mailsTo(home.testApp, 'sent@b.test')).toHaveLength(1);
});

test('two administrators who resend at the same time send once', async () => {
  const id = await failed('once@b.test');
  const answers = await Promise.all([admin().graphql(resend(id)), admin().graphql(resend(id))]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.sort()).toEqual(['NOT_FOUND', undefined]);
});

test('what was sent again says what came of it: queued, delivered or failed', async () => {
  const [gone, there, again] = [
    await failed('a@b.test'),
    await failed('b@b.test'),
    await failed('c@b.test'),
  ];
  await failed('never@b.test');
  const { db } = home.testApp.running.app;
  const resent = (id: number, minutes: number, state: string) =>
    db.query(
      `update mails set resent_at = now() - make_interval(mins => $2), ${state} where id = $1`,
      [id, minutes],
    );
  await resent(gone, 3, 'failed_at = now()');
  await resent(there, 2, 'failed_at = null, sent_at = now()');
  await resent(again, 1, 'failed_at = null');
  await resent(await failed('long-ago@b.test'), 61, 'failed_at = now()');
  const { data } = await admin().graphql('{ adminResentMails { recipient state } }');
  expect(data.adminResentMails).toEqual([
    { recipient: 'c@b.test', state: 'QUEUED' },
    { recipient: 'b@b.test', state: 'DELIVERED' },
    { recipient: 'a@b.test', state: 'FAILED' },
  ]);
});

test('a mail that is sent again is one of them at once', async () => {
  const id = await failed('now@b.test');
  await admin().graphql(resend(id));
  await mailOnce(home.testApp, 'now@b.test', ({ sentAt }) => sentAt !== null);
  const { data } = await admin().graphql('{ adminResentMails { id state } }');
  expect(data.adminResentMails).toEqual([{ id: String(id), state: 'DELIVERED' }]);
});
