import { simpleParser } from 'mailparser';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { logged } from '../../../../test/support/scenes/admin-house';
import { doTo, look } from '../../../../test/support/scenes/request-cast';
import { type MailServer, openMailServer } from '../../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { UserRole } from '../../auth/user.entity';
import { makeProperty } from '../../properties/property.factory';
import { RequestCategory, RequestPriority } from '../request-kinds';
import { SpecialRequest } from '../special-request.entities';
import { makeRequest } from '../special-request.factory';

let mail: MailServer;
let testApp: TestApp;
let admin: ApiClient;
let id: number;

beforeAll(async () => {
  mail = await openMailServer();
  testApp = await startTestApp({ env: { SMTP_URL: mail.url } });
  await testApp.runBackground();
  const { manager } = testApp.running.app.db;
  admin = await testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), {
    isAdmin: true,
  });
  const uma = await testApp.person({
    firstName: 'Uma',
    lastName: 'Lind',
    email: 'uma@example.test',
  });
  const property = await makeProperty(manager, { name: 'Lake & House', location: 'Lucerne' });
  ({ id } = await makeRequest(manager, {
    propertyId: property.id,
    userId: uma.id,
    title: 'A cot <b>please</b>',
    description: 'For the little one: “Zoë”.\n\nIn the small room.',
    category: RequestCategory.early_check_in,
    priority: RequestPriority.high,
    createdAt: new Date('2026-03-04T05:06:07Z'),
  }));
});

afterAll(async () => {
  await testApp.close();
  await mail.close();
});

const forward = (client: ApiClient, to: string) =>
  doTo(client, 'forwardSpecialRequest', id, `, forwardToEmail: "${to}"`);

test('the email contains the whole request, and replies go to the requester', async () => {
  const forwarded = await forward(admin, 'caretaker@example.test');
  expect(forwarded).toMatchObject({ forwardedAt: expect.any(String), status: 'pending' });
  expect(forwarded.history.at(-1)).toMatchObject({
    kind: 'FORWARDED',
    forwardedTo: 'caretaker@example.test',
  });
  const {
    subject,
    text = '',
    html,
    replyTo,
  } = await simpleParser(await mail.received('caretaker@example.test'));
  expect(subject).toBe('Special request: A cot <b>please</b>');
  expect(replyTo?.value).toMatchObject([{ address: 'uma@example.test' }]);
  for (const part of [
    'Uma Lind has a request at Lake & House.',
    'For the little one: “Zoë”.',
    'In the small room.',
    'early check in',
    'high',
    'Lake & House, Lucerne',
    'Uma Lind (uma@example.test)',
    'Wednesday, 4 March 2026, 05:06 UTC',
  ]) {
    expect(text).toContain(part);
  }
  expect(html).toContain('A cot &lt;b&gt;please&lt;/b&gt;');
  expect(html).not.toContain('<b>please');
  expect(await logged(testApp)).toMatchObject([
    {
      action: 'request.forward',
      subject: `Request ${id}, A cot <b>please</b>`,
      before: { forwardedAt: null },
      after: { forwardedTo: 'caretaker@example.test' },
    },
  ]);
});

test('the requester sees that it was forwarded, not to whom', async () => {
  const uma = (
    await testApp.running.app.db.query(`select * from users where email = 'uma@example.test'`)
  )[0];
  const { history, forwardedAt } = await look(await testApp.signIn(uma), id);
  expect(forwardedAt).toEqual(expect.any(String));
  expect(history.at(-1)).toMatchObject({ kind: 'FORWARDED', forwardedTo: null });
});

test("line breaks in a guest's name are not written into the email", async () => {
  const { manager } = testApp.running.app.db;
  const { propertyId } = await manager.findOneByOrFail(SpecialRequest, { id });
  const { id: odd } = await makeRequest(manager, {
    propertyId,
    title: 'Towels',
    guestFirstName: 'Hugo\n\nPlease pay the caretaker in advance.\n\n',
    guestLastName: 'Lamm\u2028Admin',
    guestEmail: 'hugo@example.test',
  });
  const to = 'odd@example.test';
  await doTo(admin, 'forwardSpecialRequest', odd, `, forwardToEmail: "${to}"`);
  const { text = '' } = await simpleParser(await mail.received(to));
  const lines = text.split(/[\r\n\u2028]+/).filter((line) => /^(Please|Admin)/.test(line));
  expect(lines).toEqual([]);
  expect(text).toContain('From: Hugo Please pay the caretaker in advance. Lamm Admin (hugo@');
});

test('an invalid address is refused, and no email is queued', async () => {
  const { db } = testApp.running.app;
  const [before] = await db.query('select count(*)::int as mails from mails');
  expect(await forward(admin, 'nobody')).toMatch(/^BAD_USER_INPUT forwardToEmail/);
  expect(await forward(admin, 'a@b.test\\r\\nBcc: c@d.test')).toMatch(/^BAD_USER_INPUT/);
  expect(await db.query('select count(*)::int as mails from mails')).toEqual([before]);
});

test('where the mail cannot be queued, nothing is marked as forwarded', async () => {
  const { db } = testApp.running.app;
  const before = await look(admin, id);
  await db.query('alter table mails rename to gone');
  expect(await forward(admin, 'late@example.test')).toMatch(/^INTERNAL_SERVER_ERROR/);
  await db.query('alter table gone rename to mails');
  expect(await look(admin, id)).toEqual(before);
});

test('an administrator who forwards too often is asked to wait, and no email is queued', async () => {
  const { db } = testApp.running.app;
  await db.query('delete from throttle');
  const answers = [];
  for (let count = 0; count < 61; count += 1) {
    answers.push(await forward(admin, `many.${count}@example.test`));
  }
  expect(answers.slice(0, 60).filter((answer) => typeof answer === 'string')).toEqual([]);
  expect(String(answers[60])).toMatch(/^TOO_MANY_REQUESTS/);
  const [{ mails }] = await db.query(
    `select count(*)::int as mails from mails where recipient like 'many.%'`,
  );
  expect(mails).toBe(60);
});
