import { makeShare } from '../../../../test/factories/share.factory';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../../auth/user.entity';
import { makeProperty } from '../../properties/property.factory';

let testApp: TestApp;
let me: User;
let asMe: ApiClient;

beforeEach(async () => {
  testApp = await startTestApp();
  me = await testApp.person({ firstName: 'Mia', lastName: 'Self', email: 'mia@self.test' });
  asMe = await testApp.signIn(me);
});
afterEach(() => testApp.close());

const db = () => testApp.running.app.db;
const FIELDS = 'id firstName lastName email phone phoneAudience pendingEmail version';
const UPDATE = `mutation($input: UpdateMyProfileInput!) { updateMyProfile(input: $input) { ${FIELDS} } }`;
const read = async (as = asMe) => (await as.graphql(`{ myProfile { ${FIELDS} } }`)).data.myProfile;
const update = (input: object, as = asMe) =>
  as.graphql(UPDATE, { input: { firstName: 'Mia', lastName: 'Self', version: 1, ...input } });

test('one’s name and telephone change, in this session and the log as well', async () => {
  expect(await read()).toEqual({
    ...{ id: String(me.id), firstName: 'Mia', lastName: 'Self', email: 'mia@self.test' },
    ...{ phone: null, phoneAudience: 'ADMINISTRATORS', pendingEmail: null, version: 1 },
  });
  const { data } = await update({
    ...{ firstName: ' Maria ', phone: '+41 79 123 45 67', phoneAudience: 'OWNERS' },
  });
  expect(data.updateMyProfile).toMatchObject({
    ...{ firstName: 'Maria', phone: '+41 79 123 45 67', phoneAudience: 'OWNERS', version: 2 },
  });
  expect((await asMe.graphql('{ currentUser { firstName } }')).data.currentUser.firstName).toBe(
    'Maria',
  );
  const [entry] = await db().query(
    'select actor_id, action, subject, before, after from audit_log',
  );
  expect(entry).toEqual({
    ...{ actor_id: me.id, action: 'user.change-own', subject: `User ${me.id}, Maria Self` },
    before: { firstName: 'Mia', phone: null, phoneAudience: 'ADMINISTRATORS' },
    after: { firstName: 'Maria', phone: '+41 79 123 45 67', phoneAudience: 'OWNERS' },
  });
});

test('what is left out stays, an empty telephone goes, and nothing is logged without a change', async () => {
  await update({ phone: '+41 79 123 45 67', phoneAudience: 'OWNERS' });
  await update({ lastName: 'Other', version: 2 });
  expect(await read()).toMatchObject({ phone: '+41 79 123 45 67', phoneAudience: 'OWNERS' });
  await update({ lastName: 'Other', phone: '', version: 3 });
  expect(await read()).toMatchObject({ phone: null, phoneAudience: 'OWNERS', version: 4 });
  await update({ lastName: 'Other', version: 4 });
  expect(await db().query('select 1 from audit_log')).toHaveLength(3);
});

test('two changes at once: one is made, and the other gets CONFLICT', async () => {
  const outcomes = await Promise.all([update({ firstName: 'One' }), update({ firstName: 'Two' })]);
  const codes = outcomes.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(codes).toEqual(['CONFLICT', 'done']);
});

test('a new name makes open forms of one’s shares outdated, a new telephone does not', async () => {
  const property = await makeProperty(db().manager);
  const share = { propertyId: property.id, shareNumber: 1, userId: me.id };
  const { id } = await makeShare(db().manager, share);
  const version = async () =>
    (await db().query('select version from shares where id = $1', [id]))[0].version;
  const before = await version();
  await update({ phone: '+41 79 123 45 67' });
  expect(await version()).toBe(before);
  await update({ firstName: 'Maria', version: 2 });
  expect(await version()).toBe(before + 1);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '12' }, 'phone'],
  [{ phoneAudience: null, phone: '1'.repeat(41) }, 'phone'],
])('%j is refused', async (input, field) => {
  const { errors } = await update(input);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('an administrator who views as the user changes nothing', async () => {
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  await admin.graphql('mutation($id: ID!) { startViewing(userId: $id) }', { id: me.id });
  const { errors } = await update({ firstName: 'Maria' }, admin);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await read()).toMatchObject({ firstName: 'Mia', version: 1 });
});

test('an erased user leaves neither telephone nor former name', async () => {
  await update({ firstName: 'Zebulon', phone: '+41 79 123 45 67' });
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  await admin.delete(`/api/admin/users/${me.id}`);
  const [row] = await db().query('select row_to_json(users)::text as it from users where id = $1', [
    me.id,
  ]);
  const [log] = await db().query('select json_agg(audit_log)::text as it from audit_log');
  expect(row.it + log.it).not.toMatch(/Zebulon|Mia|79 123/);
});
