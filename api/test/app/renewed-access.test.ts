import 'reflect-metadata';
import { Client } from 'pg';
import { codeFor } from '../support/mailbox';
import { CLOSED, NEW_PASSWORD, OPEN, openHandedHome } from '../support/scenes/handed-home';
import { programOf } from '../support/scenes/tokens';
import { PASSWORD } from '../support/servers/test-app';
import { HAS_TO_WAIT } from '../support/sql/in-between';
import { until } from '../support/until';

/** Which sessions count as handed by an administrator, and how an account becomes the user’s own again. */
let it: Awaited<ReturnType<typeof openHandedHome>>;

beforeEach(async () => {
  it = await openHandedHome();
});

afterEach(() => it.home.testApp.close());

test('72 hours after the act the lists are open, and the session still counts as handed', async () => {
  const client = await it.enterByTemporary();
  await it.home.testApp.pass('71 hours 59 minutes');
  expect(await it.answers(client)).toEqual(CLOSED);
  await it.home.testApp.pass('2 minutes');
  expect(await it.answers(client)).toEqual(OPEN);
  expect(await it.handed(client)).toMatchObject({ by: it.home.people.administrator.id });
  expect(await it.handed(await it.signedIn(NEW_PASSWORD))).toMatchObject({
    by: it.home.people.administrator.id,
  });
});

test('a session and a token that began before the act stay the user’s own', async () => {
  const program = await programOf(it.home.as.owner, { scopes: ['DRAFT_WRITE'] });
  await it.moveAddress('moved@example.test');
  expect(await it.handed(it.home.as.owner)).toBeNull();
  expect(await it.answers(it.home.as.owner)).toEqual(OPEN);
  expect(await it.answers(program)).toEqual(OPEN);
  const address = 'moved@example.test';
  expect(await it.answers(await it.signedIn(PASSWORD, address))).toEqual(CLOSED);
});

describe('a link to the mailbox', () => {
  test('that sets a new password makes the account the user’s own again', async () => {
    const handedOne = await it.enterByTemporary();
    const client = await it.resetByLink();
    expect(await it.handed(client)).toBeNull();
    expect(await it.answers(client)).toEqual(OPEN);
    expect((await handedOne.get('/api/auth/user')).status).toBe(401);
    expect(await it.resetOf()).toEqual({ by: null, at: null });
  });

  test('does not, within 72 hours after an administrator changed the address', async () => {
    const address = 'moved@example.test';
    await it.moveAddress(address);
    const client = await it.resetByLink(address);
    expect(await it.handed(client)).not.toBeNull();
    expect(await it.sentence(client)).not.toContain('Forgot');
    await it.home.testApp.pass('71 hours 59 minutes');
    expect(await it.handed(await it.resetByLink(address))).not.toBeNull();
    await it.home.testApp.pass('2 minutes');
    expect(await it.handed(await it.resetByLink(address))).toBeNull();
  });

  test('does not, after the address was changed in a session that was handed', async () => {
    const client = await it.enterByTemporary();
    const address = 'someone@example.test';
    await client.graphql(`mutation { changeMyEmail(email: "${address}") { id } }`);
    const code = await codeFor(it.home.testApp, address);
    const { errors } = await client.graphql(`mutation { confirmMyEmail(code: "${code}") { id } }`);
    expect(errors).toBeUndefined();
    expect(await it.handed(await it.resetByLink(address))).not.toBeNull();
  });

  test('does, after the user changed the address in a session of their own', async () => {
    const address = 'own@example.test';
    await it.home.as.owner.graphql(`mutation { changeMyEmail(email: "${address}") { id } }`);
    const code = await codeFor(it.home.testApp, address);
    await it.home.as.owner.graphql(`mutation { confirmMyEmail(code: "${code}") { id } }`);
    it.home.people.owner.email = address;
    await it.enterByTemporary();
    expect(await it.handed(await it.resetByLink())).toBeNull();
  });
});

test('a further act ends what began under the earlier one, and nothing else', async () => {
  await it.moveAddress('first@example.test');
  const later = await it.signedIn(PASSWORD, 'first@example.test');
  const program = await programOf(later, { scopes: ['DRAFT_WRITE'] });
  await it.moveAddress('second@example.test');
  const statuses = [later, program, it.home.as.owner].map(
    async (client) => (await client.graphql('{ myShares { id } }')).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

test('a session that begins while an administrator gives access begins after it, or not at all', async () => {
  const other = new Client({ connectionString: it.home.testApp.databaseUrl });
  await other.connect();
  await other.query('begin; lock table security_events in share mode');
  const login = it.home.testApp
    .visitor()
    .post('/api/auth/login', { email: it.home.people.owner.email ?? '', password: PASSWORD });
  await until(async () => (await other.query(HAS_TO_WAIT)).rowCount);
  await it.query('update users set reset_at = clock_timestamp() where id = $1', [it.ownerId]);
  await other.query('commit');
  await other.end();
  expect((await login).status).toBe(401);
  expect(await it.handed(await it.signedIn())).not.toBeNull();
});

test('an erased user leaves nothing of it', async () => {
  await it.moveAddress('moved@example.test');
  await it.act(`deleteUser(id: ${it.ownerId}) { __typename }`);
  const rows = await it.query(
    `select reset_at, reset_by, reset_ends_at, address_changed_at from users where id = $1`,
    [it.ownerId],
  );
  expect(Object.values(rows[0])).toEqual([null, null, null, null]);
});
