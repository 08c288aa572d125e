import type { ApiClient } from '../../../test/support/clients/api-client';
import { openAdminHouse } from '../../../test/support/scenes/admin-house';
import { applied, csvOf, importJob, preview } from '../../../test/support/scenes/import-files';
import type { TestApp } from '../../../test/support/servers/test-app';
import { UserRole } from '../auth/user.entity';
import { makeProperty } from '../properties/property.factory';

const PREVIEW =
  'query ($id: ID!) { importJob(id: $id) { takeBack { shares weeks people stays problem } } }';
const TAKE_BACK = 'mutation ($id: ID!) { takeBackImport(id: $id) { status } }';

let testApp: TestApp;
let admin: ApiClient;

beforeEach(async () => {
  ({ testApp, admin } = await openAdminHouse());
  await makeProperty(testApp.running.app.db.manager, { name: 'Lake House', location: 'Lucerne' });
  await testApp.runBackground();
});
afterEach(() => testApp.close());

const db = () => testApp.running.app.db;
const imported = async (text: string) => {
  const { id } = await preview(admin, text);
  expect((await applied(admin, id)).status).toBe('APPLIED');
  return id as number;
};
const planOf = async (id: number) => (await admin.graphql(PREVIEW, { id })).data.importJob.takeBack;
const takeBack = (id: number, client = admin) => client.graphql(TAKE_BACK, { id });
const refusalOf = async (id: number) => (await takeBack(id)).errors?.[0]?.message;
const owners = () =>
  db().query(`select s.share_number as share, u.email::text from share_members m
    join shares s on s.id = m.share_id join users u on u.id = m.user_id order by 1, m.joined_at`);
const rowOf = (email: string, share: number, name = 'Nina,New') =>
  `${name},${email},Lake House,Lucerne,${share}`;
const COUPLE = csvOf(rowOf('anna@new.test', 3, 'Anna,Müller'), rowOf('peter@new.test', 3));
const WEEKS = ['Property,Share number,Year,Week', 'Lake House,3,2031,20', 'Lake House,3,2031,21'];

test('people, couples included, and their shares go, as if they had never been imported', async () => {
  const id = await imported(COUPLE);
  expect(await owners()).toHaveLength(2);
  expect(await planOf(id)).toEqual({ shares: 1, weeks: 0, people: 2, stays: [], problem: null });
  expect((await takeBack(id)).data.takeBackImport).toEqual({ status: 'TAKEN_BACK' });
  expect(await owners()).toEqual([]);
  const left = await db().query(`select email from users where email like '%new.test'`);
  expect(left).toEqual([]);
  expect((await importJob(admin, id)).status).toBe('TAKEN_BACK');
  expect(await refusalOf(id)).toBe('Only an applied import can be taken back.');
  expect((await imported(COUPLE)) > id).toBe(true);
});

test('someone who has signed in stays, loses the share, and is notified once of all their shares', async () => {
  const known = await testApp.person({ userRole: UserRole.USER });
  const id = await imported(
    csvOf(...[6, 7].map((share) => rowOf(known.email ?? '', share)), rowOf('nina@new.test', 8)),
  );
  expect(await planOf(id)).toMatchObject({ shares: 3, people: 1, problem: null });
  await takeBack(id);
  expect(await owners()).toEqual([]);
  const kinds = await db().query('select kind, facts from notices where user_id = $1 order by id', [
    known.id,
  ]);
  expect(kinds).toMatchObject([
    { kind: 'share.given' },
    { kind: 'share.taken', facts: { shares: [6, 7], reason: 'The import was taken back' } },
  ]);
  const [{ role }] = await db().query('select user_role as role from users where id = $1', [
    known.id,
  ]);
  expect(role).toBe('USER');
});

test('who joined an owner of before leaves, and that owner stays', async () => {
  const known = await testApp.person({ userRole: UserRole.USER });
  await imported(csvOf(rowOf(known.email ?? '', 3)));
  const id = await imported(csvOf(rowOf(known.email ?? '', 3), rowOf('nina@new.test', 3)));
  await takeBack(id);
  expect(await owners()).toEqual([{ share: 3, email: known.email }]);
});

test('weeks become open again, and their owners have one notice of them', async () => {
  const known = await testApp.person({ userRole: UserRole.USER });
  const client = await testApp.signIn(known);
  await imported(csvOf(rowOf(known.email ?? '', 3)));
  const id = await imported(WEEKS.join('\n'));
  expect(await planOf(id)).toMatchObject({ shares: 0, weeks: 2, people: 0, problem: null });
  await takeBack(id);
  const held = await db().query('select from bookings where released_at is null');
  expect(held).toEqual([]);
  const { data } = await client.graphql('{ myActivity { text } }');
  expect(data.myActivity[0].text).toBe(
    `Ada Admin took back 2 weeks of 2031 at Lake House, which had been entered for you from a list. The reason: “The import was taken back”.`,
  );
  const log = await db().query('select action, after from audit_log order by id desc limit 2');
  expect(log).toMatchObject([
    { action: 'import.take-back', after: { weeks: 2 } },
    { action: 'weeks.withdrawn', after: { count: 2 } },
  ]);
  expect((await imported(WEEKS.join('\n'))) > id).toBe(true);
});

test('what was built on it is named, and then nothing of it is taken back', async () => {
  const people = await imported(COUPLE);
  const weeks = await imported(WEEKS.join('\n'));
  expect(await refusalOf(people)).toBe(
    'Something was built on it: share 3 of Lake House has been given weeks since.',
  );
  await db().query(`update bookings set guests = 'The twins' where week = 21`);
  expect(await refusalOf(weeks)).toBe(
    'Something was built on it: week 21 of 2031 at Lake House has guests.',
  );
  expect(await owners()).toHaveLength(2);
  const held = await db().query('select from bookings where released_at is null');
  expect(held).toHaveLength(2);
  await db().query(`update bookings set guests = '' where week = 21`);
  await takeBack(weeks);
  expect((await takeBack(people)).errors).toBeUndefined();
});

test('a new owner of the share is named as well', async () => {
  const id = await imported(COUPLE);
  const other = await testApp.person({ userRole: UserRole.OWNER });
  await db().query('update shares set user_id = $1', [other.id]);
  expect(await refusalOf(id)).toBe(
    'Something was built on it: share 3 of Lake House has other owners since.',
  );
});

test('two at once take it back once', async () => {
  const id = await imported(COUPLE);
  const answers = await Promise.all([takeBack(id), takeBack(id)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('an import of an earlier release, and one that is not applied, cannot be taken back', async () => {
  const id = await imported(COUPLE);
  await db().query('delete from import_effects');
  expect(await planOf(id)).toMatchObject({ problem: 'This import is too old to be taken back.' });
  expect(await refusalOf(id)).toBe('This import is too old to be taken back.');
  const { id: waiting } = await preview(admin, csvOf(rowOf('nina@new.test', 5)));
  expect(await refusalOf(waiting)).toBe('Only an applied import can be taken back.');
});

test('houses that it added stay, and it says so', async () => {
  const id = await imported(csvOf('Nina,New,nina@new.test,Gull Cottage,Cornwall,1'));
  expect((await planOf(id)).stays).toEqual([
    '1 property that it added stays: delete such on the page of each.',
  ]);
  await takeBack(id);
  const [{ count }] = await db().query('select count(*)::int from properties');
  expect(count).toBe(2);
});
