import { makeShare } from '../../../test/factories/share.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { type AdminHouse, logged, openAdminHouse } from '../../../test/support/scenes/admin-house';
import type { User } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';

let it: AdminHouse;
let nora: User;

beforeAll(async () => {
  it = await openAdminHouse();
});
beforeEach(async () => {
  nora = await it.testApp.person({ firstName: 'Nora', lastName: 'Noted' });
});
afterAll(() => it.testApp.close());

const NOTES = {
  ...{ phone: '+41 (0)79 123 45 67', postalAddress: 'Quay 1\n6000 Lucerne' },
  ...{ adminNote: 'Pays late', tags: ['key holder', 'Board'] },
};
const update = (input: object, as = it.admin) => as.patch(`/api/admin/users/${nora.id}`, input);
const find = async (search: string): Promise<number[]> => {
  const query = 'query($search: String) { adminUsers(search: $search) { items { id } } }';
  const { data } = await it.admin.graphql(query, { search });
  return data.adminUsers.items.map(({ id }: { id: string }) => Number(id));
};

test('administrators note telephone, address, tags and a note, which the log has', async () => {
  expect((await update(NOTES)).body).toMatchObject({ ...NOTES, version: 2 });
  const nothing = { phone: null, postalAddress: null, adminNote: null, tags: [] };
  expect(await logged(it.testApp)).toMatchObject([
    { action: 'user.update', before: nothing, after: NOTES },
  ]);
  expect((await update({ ...NOTES, firstName: 'Nora' })).body.version).toBe(2);
  expect((await update({ ...nothing, phone: '', postalAddress: '' })).body).toMatchObject(nothing);
  const query = `{ auditLog(personId: ${nora.id}) { items { sentence { text } } } }`;
  const { data } = await it.admin.graphql(query);
  const sentence = data.auditLog.items[0].sentence.map(({ text }: { text: string }) => text);
  expect(sentence.join('')).toContain('the tags from key holder, Board to none');
});

test.each([
  ['+41 79 123 45 67', false],
  ['079 123 45 67', false],
  ['79-123-45', false],
  ['(0)79 123', true],
  ['+1 505 987 6540', null],
])('%s is searched for among telephone numbers', async (text, isAsWritten) => {
  await update({ phone: isAsWritten ? NOTES.phone : '+41 79 123 45 67' });
  expect((await find(text)).includes(nora.id)).toBe(isAsWritten !== null);
  const { data } = await it.admin.graphql(
    'query($text: String!) { adminSearch(text: $text) { subjectId } }',
    { text },
  );
  const found = data.adminSearch.map(({ subjectId }: { subjectId: string }) => Number(subjectId));
  expect(found.includes(nora.id)).toBe(isAsWritten !== null);
});

test.each([
  [{ tags: ['a,b'] }, 'tags'],
  [{ tags: [' '] }, 'tags'],
  [{ tags: ['x'.repeat(31)] }, 'tags'],
  [{ tags: Array(11).fill('x') }, 'tags'],
  [{ adminNote: 'x'.repeat(2001) }, 'adminNote'],
  [{ postalAddress: 'x'.repeat(501) }, 'postalAddress'],
  [{ phone: 'none' }, 'phone'],
])('%j is refused', async (input, field) => {
  const { status, body } = await update(input);
  expect([status, body.field]).toEqual([400, field]);
});

test('no one else reads or writes them, and the user finds them in their data', async () => {
  await update(NOTES);
  const property = await makeProperty(it.testApp.running.app.db.manager);
  const owner = await it.testApp.person();
  for (const [index, { id: userId }] of [nora, owner].entries()) {
    const share = { propertyId: property.id, shareNumber: index + 1, userId };
    await makeShare(it.testApp.running.app.db.manager, share);
  }
  const others: ApiClient[] = [
    await it.testApp.signIn(owner),
    await it.testApp.signIn(nora),
    await it.testApp.signIn(await it.testApp.person({ isAdmin: true })),
  ];
  for (const client of others) {
    expect((await update({ adminNote: 'Mine' }, client)).status).toBe(403);
    const { errors } = await client.graphql(`{ adminUser(id: ${nora.id}) { adminNote tags } }`);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const answers = [
      await client.get('/api/users'),
      await client.get(`/api/properties/${property.id}/shares`),
      await client.graphql(
        `{ myProfile { firstName phone } searchPeople(text: "Nora") { email } }`,
      ),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/Pays late|key holder|Quay/);
  }
  const { body } = await (await it.testApp.signIn(nora)).get('/api/my-data');
  expect(body.account).toMatchObject([NOTES]);
});
