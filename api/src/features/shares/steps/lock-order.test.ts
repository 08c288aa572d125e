import type { QueryRunner } from 'typeorm';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { applied, preview } from '../../../../test/support/scenes/import-files';
import { until } from '../../../../test/support/until';

let home: Home;
let admin: ApiClient;
let other: QueryRunner;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  admin = home.as.administrator;
});
afterAll(() => home.testApp.close());

beforeEach(async () => {
  other = home.testApp.running.app.db.createQueryRunner();
  await other.startTransaction();
});
afterEach(async () => {
  if (other.isTransactionActive) await other.rollbackTransaction();
  await other.release();
});

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const isWaiting = async () => (await home.testApp.running.app.db.query(WAITING)).length > 0;

const RENAME =
  'mutation ($id: ID!) { updateUser(input: { id: $id, version: 1, lastName: "Renamed" }) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteUser(id: $id) { message } }';

test.each([
  ['renaming', RENAME],
  ['deleting', DELETE],
])(
  '%s an owner locks the share before the owner, as removing a share does',
  async (_what, text) => {
    const { id } = home.people.owner;
    await other.query('select id from shares where user_id = $1 for update', [id]);
    const change = admin.graphql(text, { id });
    await until(isWaiting);
    await expect(
      other.query('select id from users where id = $1 for update nowait', [id]),
    ).resolves.toHaveLength(1);
    await other.rollbackTransaction();
    expect((await change).errors).toBeUndefined();
  },
);

test('an owner who is deleted while an import gives them a share gets none, and it is previewed again', async () => {
  const { people, testApp } = home;
  const { id, firstName, lastName, email } = people.strangerOwner;
  const job = await preview(
    admin,
    `First name,Last name,Email,Property,Location,Share number
${firstName},${lastName},${email},Lake House,,9`,
  );
  expect(job).toMatchObject({ sharesAssigned: 1, refused: 0 });
  await other.query('select id from users where id = $1 for update', [id]);
  await other.query('update users set deleted_at = now(), email = null where id = $1', [id]);
  const result = applied(admin, job.id);
  await until(isWaiting);
  await other.commitTransaction();
  expect(await result).toMatchObject({ status: 'PREVIEWED', newUsers: 1, sharesAssigned: 1 });
  const held = 'select 1 from shares where share_number = 9 and user_id is not null';
  expect(await testApp.running.app.db.query(held)).toEqual([]);
});

test.each(['share_members', 'shares'])(
  'a user who gets a share (%s) while they are deleted leaves it as well',
  async (table) => {
    const { id } = await home.testApp.person();
    const { id: elsewhere } = home.elsewhere;
    await other.query('select id from users where id = $1 for update', [id]);
    await other.query(
      table === 'shares'
        ? 'insert into shares (property_id, share_number, user_id) values ($1, 11, $2)'
        : `insert into share_members (share_id, user_id)
            select id, $2 from shares where property_id = $1 and share_number = 1`,
      [elsewhere, id],
    );
    const deleted = admin.graphql(DELETE, { id });
    await until(isWaiting);
    await other.commitTransaction();
    expect((await deleted).errors).toBeUndefined();
    const held = 'select 1 from share_members where user_id = $1';
    expect(await home.testApp.running.app.db.query(held, [id])).toEqual([]);
  },
);
