import { simpleParser } from 'mailparser';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { forgetAttempts } from '../../../test/support/mailbox';
import { logged } from '../../../test/support/scenes/admin-house';
import { ask, doTo, look, setStatus } from '../../../test/support/scenes/request-cast';
import { type MailServer, openMailServer } from '../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { type User, UserRole } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';
import { makeRequest } from './special-request.factory';

let mail: MailServer;
let testApp: TestApp;
let ada: User;
let admin: ApiClient;
let uma: ApiClient;
let umaId: number;
let umaEmail: string;
let propertyId: number;
let id: number;

beforeAll(async () => {
  mail = await openMailServer();
  testApp = await startTestApp({ env: { SMTP_URL: mail.url } });
  await testApp.runBackground();
  ada = await testApp.person({ firstName: 'Ada', lastName: 'Admin', userRole: UserRole.ADMIN });
  admin = await testApp.signIn(ada, { isAdmin: true });
  const { manager } = testApp.running.app.db;
  propertyId = (await makeProperty(manager, { name: 'Lake House' })).id;
});

beforeEach(async () => {
  await forgetAttempts(testApp);
  const person = await testApp.person({ firstName: 'Uma', lastName: 'Lind' });
  umaId = person.id;
  umaEmail = person.email ?? '';
  uma = await testApp.signIn(person);
  const { manager } = testApp.running.app.db;
  ({ id } = await makeRequest(manager, { propertyId, userId: umaId, title: 'A cot' }));
});

afterAll(async () => {
  await testApp.close();
  await mail.close();
});

const WRITE = `mutation ($input: WriteOnSpecialRequestInput!) {
  writeOnSpecialRequest(input: $input) {
    status version history { kind status note actorName isForAsker } } }`;
const write = (client: ApiClient, told: object = {}) =>
  ask(client, WRITE, { input: { id, text: ' It comes on Friday. ', ...told } });
const mailsTo = async (address: string) =>
  (
    await testApp.running.app.db.query(
      'select count(*)::int as count from mails where recipient = $1',
      [address],
    )
  )[0].count;

describe('an administrator’s answer', () => {
  test('reaches the requester by email and on the page of the request, and is logged', async () => {
    expect(await write(admin, { expectedVersion: 1 })).toMatchObject({
      status: 'pending',
      version: 2,
    });
    const { subject, text = '', replyTo } = await simpleParser(await mail.received(umaEmail));
    expect(subject).toBe('Your request: A cot');
    expect(replyTo).toBeUndefined();
    for (const part of [
      'Dear Uma,',
      'Ada Admin answered your request “A cot” at Lake House.',
      '> It comes on Friday.',
      `${testApp.running.app.appUrl}/requests/${id}`,
    ]) {
      expect(text).toContain(part);
    }
    expect((await look(uma, id)).history[1]).toMatchObject({
      ...{ kind: 'NOTE', note: 'It comes on Friday.', actorName: 'Ada Admin', isForAsker: true },
    });
    expect(await logged(testApp)).toMatchObject([
      { action: 'request.note', after: { notes: 'It comes on Friday.', isForAsker: true } },
    ]);
  });

  test('reaches a guest without an account by email, whose reply goes to the writer', async () => {
    const { manager } = testApp.running.app.db;
    ({ id } = await makeRequest(manager, {
      ...{ propertyId, title: 'Towels', guestFirstName: 'Hugo', guestLastName: 'Lamm' },
      guestEmail: 'hugo.writes@example.test',
    }));
    await write(admin);
    const { text, replyTo, inReplyTo } = await simpleParser(
      await mail.received('hugo.writes@example.test'),
    );
    expect(inReplyTo).toMatch(new RegExp(`^<request-${id}@`));
    expect(replyTo?.value).toMatchObject([{ address: ada.email }]);
    expect(text).toContain('Replies to this email go to them.');
    expect(text).not.toContain('/requests/');
  });

  test('among administrators is neither mailed nor shown to the requester', async () => {
    await write(admin, { isForAsker: false });
    expect(await mailsTo(umaEmail)).toBe(0);
    expect((await look(uma, id)).history).toMatchObject([{ kind: 'CREATED' }]);
    expect((await look(admin, id)).history[1]).toMatchObject({ kind: 'NOTE', isForAsker: false });
  });

  test('with a new status is mailed if the requester may read it', async () => {
    await setStatus(admin, { id, status: 'in_progress', notes: 'Secret', isForAsker: false });
    expect(await mailsTo(umaEmail)).toBe(0);
    await setStatus(admin, { id, status: 'fulfilled', notes: 'It stands in the small room.' });
    const { text } = await simpleParser(await mail.received(umaEmail));
    expect(text).toContain('> It stands in the small room.');
  });

  test('to a requester who was erased is refused, and nothing is written', async () => {
    expect((await admin.delete(`/api/admin/users/${umaId}`)).status).toBe(200);
    expect(await write(admin)).toMatch(/^CONFLICT text: They can no longer be reached/);
    expect(await look(admin, id)).toMatchObject({ version: 1, history: [{ kind: 'CREATED' }] });
    expect(await write(admin, { isForAsker: false })).toMatchObject({ version: 2 });
  });

  test('of two administrators at once is sent once, and the second is refused', async () => {
    const answers = await Promise.all([
      write(admin, { expectedVersion: 1 }),
      write(admin, { expectedVersion: 1, text: 'Tomorrow' }),
    ]);
    expect(answers.filter((it) => typeof it === 'string')).toEqual([
      expect.stringMatching(/^CONFLICT version: Someone else has changed this request/),
    ]);
    expect(await mailsTo(umaEmail)).toBe(1);
    expect((await look(admin, id)).history).toHaveLength(2);
  });

  test('is written to itself without an email', async () => {
    const { manager } = testApp.running.app.db;
    ({ id } = await makeRequest(manager, { propertyId, userId: ada.id, title: 'Mine' }));
    expect(await write(admin)).toMatchObject({ version: 2 });
    expect(await mailsTo(ada.email ?? '')).toBe(0);
  });
});

describe('the requester’s answer', () => {
  test('is read by administrators, and no one is mailed', async () => {
    expect(await write(uma)).toMatchObject({ version: 2 });
    expect((await look(admin, id)).history[1]).toMatchObject({
      ...{ kind: 'NOTE', note: 'It comes on Friday.', actorName: 'Uma Lind' },
    });
    expect(await mailsTo(umaEmail)).toBe(0);
  });

  test.each(['fulfilled', 'cancelled', 'archived'])(
    'to a request that is %s is refused',
    async (state) => {
      if (state === 'archived') await doTo(admin, 'archiveSpecialRequest', id);
      else await setStatus(admin, { id, status: state });
      expect(await write(uma)).toBe(
        'CONFLICT id: This request is already closed. Please make a new one.',
      );
    },
  );

  test('cannot be hidden from themselves, and not be written on another’s request', async () => {
    expect(await write(uma, { isForAsker: false })).toMatch(/^BAD_USER_INPUT isForAsker/);
    const other = await testApp.signIn(await testApp.person());
    expect(await write(other)).toMatch(/^NOT_FOUND id/);
    expect(await write(uma, { text: ' ' })).toMatch(/^BAD_USER_INPUT text/);
    expect(await write(uma, { text: 'x'.repeat(2001) })).toMatch(/^BAD_USER_INPUT text/);
  });
});

test('a request in any closed state is reopened', async () => {
  for (const status of ['fulfilled', 'cancelled']) {
    await setStatus(admin, { id, status });
    expect(await setStatus(admin, { id, status: 'pending' })).toMatchObject({ status: 'pending' });
    await setStatus(admin, { id, status });
    await doTo(admin, 'archiveSpecialRequest', id);
    await doTo(admin, 'unarchiveSpecialRequest', id);
    expect(await setStatus(admin, { id, status: 'in_progress' })).toMatchObject({
      ...{ status: 'in_progress', archivedAt: null },
    });
  }
});

test('of two administrators who assign at once, the second is refused', async () => {
  const assign = (assigneeId: number | null, version: number) =>
    doTo(
      admin,
      'assignSpecialRequest',
      id,
      `, assigneeId: ${assigneeId}, expectedVersion: ${version}`,
    );
  expect(await assign(ada.id, 1)).toMatchObject({ version: 2 });
  expect(await assign(null, 1)).toMatch(/^CONFLICT version/);
  expect(await look(admin, id)).toMatchObject({ assignee: { id: String(ada.id) } });
});

test('the log says whose request was changed, and where', async () => {
  await setStatus(admin, { id, status: 'in_progress' });
  const { auditLog } = await admin
    .graphql('{ auditLog(first: 1) { items { sentence { text path } } } }')
    .then(({ data }) => data);
  expect(auditLog.items[0].sentence.slice(1)).toEqual([
    { text: ' set the request ', path: null },
    { text: '“A cot”', path: `/admin/requests/${id}` },
    { text: ' of ', path: null },
    { text: 'Uma Lind', path: `/admin/users/${umaId}` },
    { text: ' at ', path: null },
    { text: 'Lake House', path: `/admin/properties/${propertyId}` },
    { text: ' to in progress.', path: null },
  ]);
});
