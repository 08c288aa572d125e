import 'reflect-metadata';
import { createSchema } from '../../src/app/schema';
import { User } from '../../src/features/auth/user.entity';
import { makeFile } from '../factories/file.factory';
import { operationsOf } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import { type FullHome, openFullHome } from '../support/scenes/full-home';
import { PASSWORD } from '../support/servers/test-app';
import { settled } from './snapshot';

const EMAIL = 'zebedee@quill.test';
const NAME = { firstName: 'Zebedee', lastName: 'Quillfeather' };
const BORN = '1961-07-09';
const GUESTS = 'Aunt Marmaduke';

/** These end or replace the session that calls them. */
const OF_A_SESSION =
  /log(in|out)$|otp$|password$|^register|^acceptInvitation$|^eraseMyAccount$|^confirmMyEmail$/i;

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;

const REFERENCES = `select conrelid::regclass::text as "table" from pg_constraint
  where contype = 'f' and confrelid = 'users'::regclass
  union select table_name from information_schema.columns join information_schema.tables
    using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'
    and (column_name ~ '(email|recipient|forwarded_to)' or column_name in ('user_id', 'actor_id'))`;

let full: FullHome;
let owner: User;
let partner: User;
let download: Record<string, object[]>;

const query = (sql: string) => full.home.testApp.running.app.db.query(sql);

/** The rows of all tables that contain one of the texts, by table. */
async function rowsWith(texts: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of await query(TABLES)) {
    const rows: { text: string }[] = await query(
      `select row_to_json(it)::text as text from "${name}" it`,
    );
    const matching = rows.filter(({ text }) => texts.some((it) => text.toLowerCase().includes(it)));
    if (matching.length > 0) found[name] = matching.map(({ text }) => text);
  }
  return found;
}

beforeAll(async () => {
  full = await openFullHome();
  const { testApp, people, as } = full.home;
  const { manager } = testApp.running.app.db;
  owner = await manager.save(
    Object.assign(people.owner, { ...NAME, email: EMAIL, dateOfBirth: BORN }),
  );
  for (const { name, ask } of operationsOf(await createSchema(), 'mutation')) {
    if (OF_A_SESSION.test(name)) continue;
    for (const who of ['owner', 'administrator'] as const) {
      await forgetAttempts(testApp);
      const { text, variables } = ask(await full.factsFor(name, who));
      await as[who].post('/graphql', { query: text, variables });
    }
  }
  // A draft whose log is committed to a list of the owner.
  await full.factsFor('myCommittedLists', 'owner');
  const admin = as.administrator;
  const { version } = await manager.findOneByOrFail(User, { id: owner.id });
  await admin.graphql(
    `mutation { updateUser(input: { id: "${owner.id}", version: ${version}, firstName: "Zeb" }) { id } }`,
  );
  partner = await testApp.person();
  const reason = 'Until now of ZEBEDEE QUILLFEATHER, and before.';
  await admin.post('/api/admin/shares', {
    ...{ propertyId: full.home.elsewhere.id, shareNumber: 8, userId: partner.id, reason },
  });
  await admin.post('/api/messages/send-to-email', { receiverEmail: EMAIL, content: 'Hello Zeb' });
  await as.owner.post('/api/messages', {
    receiverId: people.administrator.id,
    content: 'Back soon',
  });
  await query(`update special_requests set guest_email = '${EMAIL}' where id = (
    select id from special_requests where user_id is null limit 1)`);
  await query(`insert into special_request_events (request_id, kind, forwarded_to)
    select id, 'FORWARDED', '${EMAIL}' from special_requests limit 1`);
  await query(`insert into invitations (user_id, token_hash, expires_at, used_at)
    values (${owner.id}, 'used', now(), now())`);
  await query(`insert into invitation_recipients (run_id, user_id)
    select min(id), ${owner.id} from invitation_runs`);
  await query(`insert into email_undos (user_id, old_email, token_hash, expires_at)
    values (${owner.id}, '${EMAIL}', 'undo', now() + interval '1 day')`);
  await query(`insert into viewings (viewer_id, viewed_id, ends_at)
    values (${people.administrator.id}, ${owner.id}, now())`);
  await query(`update bookings set guests = '${GUESTS}' where id = (
    select b.id from bookings b join shares s on s.id = b.share_id where s.user_id = ${owner.id}
      and (select count(*) from share_members m where m.share_id = s.id) = 1 limit 1)`);
  await query(`insert into planned_handovers (share_id, user_id, day, kind, planned_by_id)
    select s.id, ${owner.id}, current_date + 30, 'SALE', ${people.administrator.id} from shares s
    where s.user_id is not null and not is_member(s.id, ${owner.id})
      and not exists (select from planned_handovers p where p.share_id = s.id) limit 1`);
  await query(`insert into device_keys (user_id, key, name)
    values (${owner.id}, '04${'a'.repeat(128)}', 'Firefox on Linux')`);
  await query(`insert into passkeys (user_id, credential_id, public_key, name)
    values (${owner.id}, 'an-id', 'a-key', 'Firefox on Linux')`);
  await query(`insert into sign_in_identities (user_id, provider, issuer, subject, email)
    values (${owner.id}, 'keyring', 'https://id.test', 'a-subject', '${EMAIL}')`);
  await query(`insert into draft_heads (draft_id, user_id, key, seq, hash, value)
    select min(id), ${owner.id}, 'k', 1, 'h', 'v' from drafts`);
  await query(`insert into bookkeepers (property_id, user_id)
    select min(id), ${owner.id} from properties`);
  await query(`update bookings set guest_id = ${owner.id} where id = (
    select b.id from bookings b join shares s on s.id = b.share_id
    where s.user_id is distinct from ${owner.id} limit 1)`);
  await query(`insert into stay_links (booking_id, tenure_id, year, week, name, token_hash, created_by_id)
    select id, tenure_id, year, week, 'Ida', 'stay', ${owner.id} from bookings
    where tenure_id is not null limit 1`);
  await query(`insert into stay_reminders (user_id, property_id, year, week, kind)
    select ${owner.id}, property_id, year, week, 'TWO_DAYS' from weeks limit 1`);
  await query(`with hook as (
      insert into webhooks (user_id, name, url, kinds, is_for_all, secret)
      values (${owner.id}, 'Test', 'https://house.invalid/', '{PICKS}', false, 'lost') returning id
    )
    insert into webhook_deliveries (webhook_id, area, kind, ids, is_own)
    select id, 'PICKS', 'pick.made', '{}', true from hook`);
  await makeFile(testApp.running.app, {
    ...{ purpose: 'PROFILE_PICTURE', uploadedById: people.owner.id },
  });
  await settled(testApp);
  download = (await as.owner.get('/api/my-data')).body;
});

afterAll(() => full.home.testApp.close());

test('the address of the user stands on requests and among those they were forwarded to', async () => {
  const places = await query(
    `select (select count(*)::int from special_requests where guest_email = '${EMAIL}') as guests,
      (select count(*)::int from special_request_events where forwarded_to = '${EMAIL}') as forwards`,
  );
  expect(places).toEqual([{ guests: 1, forwards: 1 }]);
});

test('every table that refers to users or stores addresses is part of the download or its erasure', async () => {
  const { personalData } = full.home.testApp.running.app;
  const declared = personalData.flatMap(({ tables }) => tables);
  const tables = (await query(REFERENCES)).map(({ table }: { table: string }) => table);
  expect(tables.filter((table: string) => !declared.includes(table))).toEqual([]);
});

test('a download has everything that is stored about a user, and only that', async () => {
  expect(download.account).toMatchObject([
    { email: EMAIL, lastName: 'Quillfeather', dateOfBirth: BORN },
  ]);
  const empty = Object.entries(download).filter(
    ([, rows]) => Array.isArray(rows) && rows.length === 0,
  );
  expect(empty.map(([name]) => name)).toEqual(['reports']);
  expect(JSON.stringify(download.messages)).toContain('Hello Zeb');
  expect(JSON.stringify(download)).not.toMatch(/\$2[aby]\$|"[a-z]*hash"/i);
});

test('a download waits for its turn after ten in an hour', async () => {
  const { as, testApp } = full.home;
  await forgetAttempts(testApp);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await as.owner.get('/api/my-data')).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

describe('an erased user', () => {
  let messages: { content: string }[];

  beforeAll(async () => {
    const { testApp, as } = full.home;
    await forgetAttempts(testApp);
    const erase = (password: string) =>
      as.owner.graphql(`mutation { eraseMyAccount(input: { password: "${password}" }) }`);
    const refused = await erase('not this one');
    expect(refused.errors?.[0]?.message).toBe('Your password is incorrect.');
    expect((await erase(PASSWORD)).data).toEqual({ eraseMyAccount: true });
    await settled(testApp);
    messages = (await as.administrator.get('/api/messages/sent')).body;
  });

  test('is signed out and cannot sign in', async () => {
    const { as, testApp } = full.home;
    expect((await as.owner.get('/api/auth/user')).status).toBe(401);
    const again = await testApp
      .visitor()
      .post('/api/auth/login', { email: EMAIL, password: PASSWORD });
    expect(again.status).toBe(401);
    await forgetAttempts(testApp);
  });

  test('stands nowhere any more, in no log, email, counter or guest list', async () => {
    const left = await rowsWith([EMAIL, 'quillfeather', BORN, GUESTS.toLowerCase()]);
    expect(left).toEqual({});
  });

  test('is a former owner in the reasons of others’ actions, which stay', async () => {
    const [{ reason }] = await query(
      "select after ->> 'reason' as reason from audit_log where after ->> 'reason' like 'Until now%'",
    );
    expect(reason).toBe('Until now of Former owner, and before.');
  });

  test('is still a correspondent, as a former owner', async () => {
    expect(messages.some(({ content }) => content === 'Hello Zeb')).toBe(true);
    const { body } = await full.home.as.administrator.get('/api/conversations');
    expect(body).toContainEqual(
      expect.objectContaining({
        person: expect.objectContaining({ firstName: 'Former', lastName: 'owner' }),
        lastMessage: 'Back soon',
      }),
    );
  });

  test('leaves the audit log whole: who did what and when', async () => {
    const entries = await query(
      `select action, subject, before, after from audit_log where subject like 'User ${owner.id},%'`,
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const { subject } of entries) expect(subject).toBe(`User ${owner.id}, Former owner`);
    await expect(query("update audit_log set subject = 'x'")).rejects.toThrow('append-only');
    const rewriteTime = `begin; set local fairweek.erasing = 'on'; update audit_log set at = now()`;
    await expect(query(rewriteTime)).rejects.toThrow('append-only');
    await query('rollback');
    expect(partner.id).toBeGreaterThan(owner.id);
  });
});

test('an administrator is not erased, neither by themselves', async () => {
  const { as, testApp } = full.home;
  await forgetAttempts(testApp);
  const answer = await as.administrator.graphql(
    `mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`,
  );
  expect(answer.errors?.[0]?.message).toBe(
    'An administrator cannot be deleted. Please change the role first.',
  );
});
