import { forgetAttempts } from '../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { makeProperty } from '../../features/properties/property.factory';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let ada: User;

beforeEach(async () => {
  testApp = await startTestApp();
  ada = await testApp.person({ isAdmin: true });
});
afterEach(() => testApp.close());

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

const record = (subject: string, before: object) =>
  query(
    `insert into audit_log (actor_id, actor_name, action, subject, before)
      values ($1, 'Ada Keller', 'test', $2, $3)`,
    [ada.id, subject, JSON.stringify(before)],
  );

const entries = async () =>
  (await query('select subject, before from audit_log order by id')).map(
    (it: { subject: string; before: object }) => [it.subject, it.before],
  );

async function erase(person: User): Promise<unknown> {
  await forgetAttempts(testApp);
  const client = await testApp.signIn(person);
  const text = `mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`;
  return (await client.graphql(text)).data;
}

test.each([
  ['User', '7,'],
  [':', '3'],
  ['Lake', 'House'],
  ['of', 'property'],
  ['"', ','],
])(
  'someone called %s %s is erased without a trace in entries about others',
  async (firstName, lastName) => {
    await record('User 7, Ada Keller', { email: 'ada@b.test', version: 3 });
    await record('Share 3 of property 7, Lake House', { propertyId: 3 });
    await record('Swap 4, Zeb Quill, Lake House share 1', { ownerName: 'Zeb Quill' });
    const before = await entries();
    const odd = await testApp.person({ firstName, lastName });
    expect(await erase(odd)).toEqual({ eraseMyAccount: true });
    expect(await entries()).toEqual(before);
  },
);

test('an address is replaced as a whole, and never as a part of another', async () => {
  const an = await testApp.person({ email: 'an@x.org' });
  await record('Mail 5 to jan@x.org', {
    recipientEmail: 'an@x.org.uk',
    note: 'AN@x.org, jan@x.org',
  });
  await record('Mail 6 to an@x.org', {});
  await erase(an);
  expect(await entries()).toEqual([
    ['Mail 5 to jan@x.org', { recipientEmail: 'an@x.org.uk', note: 'Former owner, jan@x.org' }],
    ['Mail 6 to Former owner', {}],
  ]);
});

test('what belongs to someone of the same name, or to who has the address now, stays', async () => {
  const [first] = [
    await testApp.person({ firstName: 'Zeb', lastName: 'Quill', email: 'new@b.test' }),
    await testApp.person({ firstName: 'Zeb', lastName: 'Quill', email: 'old@b.test' }),
  ];
  await record(`User ${first.id}, Zeb Quill`, { email: 'old@b.test' });
  await record('Swap 4, Zeb Quill, Lake House share 1', { ownerName: 'Zeb Quill' });
  await query(`insert into mails (recipient, subject, text, html, sent_at)
    values ('old@b.test', 'For Zeb Quill', '', '', now()), ('new@b.test', 'Hello', '', '', now())`);
  await erase(first);
  expect(await entries()).toEqual([
    [`User ${first.id}, Former owner`, {}],
    ['Swap 4, Zeb Quill, Lake House share 1', { ownerName: 'Zeb Quill' }],
  ]);
  const mails = await query("select subject from mails where subject <> '' order by id");
  expect(mails).toEqual([{ subject: 'For Zeb Quill' }]);
});

test('emails that still wait are delivered as they were written, delivered ones are rewritten', async () => {
  const person = await testApp.person({ firstName: 'A & B', lastName: 'Quill' });
  await query(`insert into mails (recipient, subject, text, html, sent_at) values
    ('x@b.test', 'A & B Quill wrote', 'A & B Quillson', '<p>A &amp; B Quill</p>', now()),
    ('x@b.test', 'A & B Quill wrote', '', '', null)`);
  await erase(person);
  expect(
    await query("select subject, text, html from mails where recipient = 'x@b.test' order by id"),
  ).toEqual([
    { subject: 'Former owner wrote', text: 'A & B Quillson', html: '<p>Former owner</p>' },
    { subject: 'A & B Quill wrote', text: '', html: '' },
  ]);
});

test('a former administrator takes no data of others along', async () => {
  const admin = await testApp.signIn(ada, { isAdmin: true });
  const property = await makeProperty(testApp.running.app.db.manager);
  await admin.post('/api/admin/users', {
    ...{ firstName: 'Nora', lastName: 'New', userRole: 'USER' },
    ...{ email: 'nora@new.test', linkedPropertyId: property.id },
  });
  const { body } = await admin.get('/api/my-data');
  expect(body.administratorActions).toEqual([{ at: expect.any(String), action: 'user.create' }]);
  expect(JSON.stringify(body)).not.toContain('nora@new.test');
});
