import type { QueryRunner } from 'typeorm';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { until } from '../../../test/support/until';

let home: Home;
let admin: ApiClient;
let other: QueryRunner;

beforeAll(async () => {
  home = await openHome();
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
