import { simpleParser } from 'mailparser';
import { mailsTo } from '../../../test/support/mailbox';
import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { applied, csvOf, preview } from '../../../test/support/scenes/import-files';
import { openMailServer } from '../../../test/support/servers/mail-server';
import { PASSWORD, startTestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { inTransaction } from '../../core/database/database';
import { queueMail } from '../../core/mail/queue-mail';
import { UserRole } from '../auth/user.entity';
import { failLostInvitations } from './use-cases/fail-lost-invitations';
import { purgeInvitations } from './use-cases/purge-invitations';
import { sendInvitations } from './use-cases/send-invitations';

/** More than two jobs write at once. */
const MANY = 600;

let it: AdminHouse;

beforeEach(async () => {
  it = await openAdminHouse();
  await it.testApp.runBackground();
});
afterEach(() => it.testApp.close());

const INVITE = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) {
  id total sent waiting hasServer leftOut { name outcome } } }`;
const RUN = `query ($id: ID) { invitationRun(id: $id) {
  id total sent waiting hasServer leftOut { name outcome } } }`;

const app = () => it.testApp.running.app;
const sql = (text: string, values: unknown[] = []) => app().db.query(text, values);

const invite = async (input: object) =>
  (await it.admin.graphql(INVITE, { input })).data.inviteUsers;
const run = async (id?: string) =>
  (await it.admin.graphql(RUN, id === undefined ? {} : { id })).data.invitationRun;
const finished = (id: string) =>
  until(async () => {
    const found = await run(id);
    return found.waiting === 0 ? found : null;
  });

async function manyWithoutAccess(): Promise<void> {
  await sql(
    `insert into users (first_name, last_name, email, user_role)
      select 'Many', 'Person' || n, 'many' || n || '@new.test', 'OWNER' from generate_series(1, $1) n`,
    [MANY],
  );
}

/** Lets time pass, after which the administrator signs in again. */
async function pass(interval: string): Promise<void> {
  await it.testApp.pass(interval);
  it.admin = await it.testApp.signIn(it.administrator, { isAdmin: true });
}

/** Stops the worker from taking the jobs of invitations, as if it were dead. */
const hold = () =>
  sql(`update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now()
    where key like 'send-invitations:%'`);

const written = async () => {
  const [counts] = await sql(`select count(*)::int as mails,
    count(distinct recipient)::int as people from mails where recipient like 'many%'`);
  return counts;
};

test('everyone without a password is invited by a job, once each, with progress on the way', async () => {
  await manyWithoutAccess();
  const listener = await it.admin.subscribe('subscription { adminEvents { area id } }');
  const begun = await invite({ everyone: true });
  expect(begun).toMatchObject({ total: MANY, waiting: MANY, sent: 0, leftOut: [] });
  const end = await finished(begun.id);
  expect(end).toMatchObject({ total: MANY, sent: MANY, leftOut: [] });
  expect(await written()).toEqual({ mails: MANY, people: MANY });
  // The action itself and each of three jobs.
  await listener.received(4);
  listener.stop();
  expect((await run()).id).toBe(begun.id);
});

test('a run that a killed process left is continued where it stopped, and no one is written to twice', async () => {
  await manyWithoutAccess();
  const [user] = await sql('select id from users where email = $1', ['many1@new.test']);
  await sql('insert into invitation_runs default values');
  const [{ id }] = await sql('select id from invitation_runs');
  await sql(
    `insert into invitation_recipients (run_id, user_id)
      select $1, id from users where password_hash is null`,
    [id],
  );
  const runId = Number(id);
  // The connection is lost in the middle of a job: nothing of it stays.
  const blocker = app().db.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('select 1 from users where id = $1 for update', [user.id]);
  const dying = sendInvitations(app(), { runId });
  dying.catch(() => undefined);
  const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await sql(kill)).length > 0);
  await expect(dying).rejects.toThrow();
  await blocker.rollbackTransaction();
  await blocker.release();
  expect(await written()).toEqual({ mails: 0, people: 0 });
  // Two processes repeat it, and the queue has the rest.
  await Promise.all([sendInvitations(app(), { runId }), sendInvitations(app(), { runId })]);
  expect(await finished(id)).toMatchObject({ total: MANY, sent: MANY });
  expect(await written()).toEqual({ mails: MANY, people: MANY });
});

test('two administrators who invite the same users at once send one email each', async () => {
  await manyWithoutAccess();
  const [one, other] = await Promise.all([invite({ everyone: true }), invite({ everyone: true })]);
  const ends = [await finished(one.id), await finished(other.id)];
  expect(ends.reduce((sum, { sent }) => sum + sent, 0)).toBe(MANY);
  expect(await written()).toEqual({ mails: MANY, people: MANY });
});

test('invitations that no job writes any more are shown as failed', async () => {
  const user = await it.testApp.person({ passwordHash: null, firstName: 'Nils' });
  const [{ id }] = await sql('insert into invitation_runs default values returning id');
  await sql('insert into invitation_recipients (run_id, user_id) values ($1, $2)', [id, user.id]);
  expect(await failLostInvitations(app())).toBe(1);
  expect(await failLostInvitations(app())).toBe(0);
  expect(await run(id)).toMatchObject({
    ...{ sent: 0, waiting: 0 },
    leftOut: [{ name: 'Nils Test', outcome: 'FAILED' }],
  });
});

/** A run with one user whose job has made so many of its ten attempts. */
async function runAfter(attempts: number) {
  const user = await it.testApp.person({ passwordHash: null });
  const [{ id }] = await sql('insert into invitation_runs default values returning id');
  await sql('insert into invitation_recipients (run_id, user_id) values ($1, $2)', [id, user.id]);
  await sql(
    `select graphile_worker.add_job('send-invitations', json_build_object('runId', $1::int),
    job_key := 'send-invitations:' || $1::int, run_at := now() + interval '1 hour', max_attempts := 10)`,
    [id],
  );
  await sql(
    `update graphile_worker._private_jobs set attempts = $2 where key = 'send-invitations:' || $1::int`,
    [id, attempts],
  );
  return user;
}

test.each([
  ['is to be repeated', 9, false],
  ['is at its first attempt', 1, true],
  ['is at its last attempt', 10, true],
])('a run whose job %s is not shown as failed', async (_what, attempts, isHeld) => {
  await runAfter(attempts);
  if (isHeld) await hold();
  expect(await failLostInvitations(app())).toBe(0);
});

test('a run whose job has failed for the last time is shown as failed', async () => {
  await runAfter(10);
  expect(await failLostInvitations(app())).toBe(1);
});

test('a user who was invited by another run a little less than a day ago is not written to', async () => {
  const user = await it.testApp.person({ passwordHash: null });
  await finished((await invite({ userIds: [String(user.id)] })).id);
  const [{ id }] = await sql('insert into invitation_runs default values returning id');
  await sql('insert into invitation_recipients (run_id, user_id) values ($1, $2)', [id, user.id]);
  await pass('23 hours 58 minutes');
  await sendInvitations(app(), { runId: Number(id) });
  expect((await run(id)).leftOut).toMatchObject([{ outcome: 'INVITED_RECENTLY' }]);
  expect(await mailsTo(it.testApp, user.email ?? '')).toHaveLength(1);
});

test('the answer names who is left out and why', async () => {
  const here = await it.testApp.person({ firstName: 'Hanna' });
  const recent = await it.testApp.person({ firstName: 'Rita', passwordHash: null });
  const fresh = await it.testApp.person({ firstName: 'Fred', passwordHash: null });
  const gone = await it.testApp.person({ email: null, deletedAt: new Date() });
  await finished((await invite({ userIds: [String(recent.id)] })).id);
  const userIds = [here, recent, fresh, gone].map(({ id }) => String(id));
  const begun = await invite({ userIds });
  const leftOut = [
    { name: 'Hanna Test', outcome: 'HAS_PASSWORD' },
    { name: 'Rita Test', outcome: 'INVITED_RECENTLY' },
  ];
  expect(begun).toMatchObject({ total: 3, waiting: 1, hasServer: false, leftOut });
  expect(await finished(begun.id)).toMatchObject({ total: 3, sent: 1, leftOut });
});

test('a user who sets a password before their turn is left out', async () => {
  const user = await it.testApp.person({ firstName: 'Nils', passwordHash: null });
  const [{ id }] = await sql('insert into invitation_runs default values returning id');
  await sql('insert into invitation_recipients (run_id, user_id) values ($1, $2)', [id, user.id]);
  await sql("update users set password_hash = 'x' where id = $1", [user.id]);
  await sendInvitations(app(), { runId: Number(id) });
  const leftOut = [{ name: 'Nils Test', outcome: 'HAS_PASSWORD' }];
  expect(await run(id)).toMatchObject({ sent: 0, waiting: 0, leftOut });
});

test('the users whom an import created are invited, and no others', async () => {
  const known = await it.testApp.person({ passwordHash: null });
  const file = csvOf(
    'Nora,Nye,nora@new.test,Lake House,Lucerne,1',
    'Ned,Nye,ned@new.test,Lake House,Lucerne,2',
    `${known.firstName},${known.lastName},${known.email},Lake House,Lucerne,3`,
  );
  const { id: importId } = await applied(it.admin, (await preview(it.admin, file)).id);
  const invitations = async () => {
    const { data } = await it.admin.graphql(`{ importJob(id: ${importId}) { invitations {
      total withoutAccess canBeInvited invited invitedAt } } }`);
    return data.importJob.invitations;
  };
  const none = { total: 2, withoutAccess: 2, canBeInvited: 2, invited: 0, invitedAt: null };
  expect(await invitations()).toEqual(none);
  const { id, total } = await invite({ importId });
  expect(total).toBe(2);
  await finished(id);
  const invited = { ...none, invited: 2, canBeInvited: 0, invitedAt: expect.any(String) };
  expect(await invitations()).toEqual(invited);
  await pass('25 hours');
  await sql(`update users set password_hash = 'chosen' where email = 'ned@new.test'`);
  expect(await invitations()).toEqual({ ...invited, withoutAccess: 1, canBeInvited: 1 });
  const [mail] = await mailsTo(it.testApp, 'nora@new.test');
  expect(mail?.subject).toBe('Your Fairweek account for Lake House is ready');
  expect(mail?.text).toContain('Lake House: Lucerne, share 1');
  expect(await mailsTo(it.testApp, known.email ?? '')).toEqual([]);
});

test('many invitations wait behind other emails', async () => {
  await sql(`create function no_delivery() returns trigger language plpgsql
    as $$ begin if new.key like 'deliver-mail:%' then new.run_at = now() + interval '1 hour'; end if;
      return new; end $$`);
  await sql(`create trigger no_delivery before insert on graphile_worker._private_jobs
    for each row execute function no_delivery()`);
  const user = await it.testApp.person({ passwordHash: null });
  await finished((await invite({ userIds: [String(user.id)] })).id);
  const mail = { to: 'a@b.test', subject: 'Hello', paragraphs: ['A line.'] };
  await inTransaction(app(), (transaction) => queueMail(transaction, mail));
  const jobs = await sql(`select m.recipient, j.priority from graphile_worker._private_jobs j
    join mails m on j.key = 'deliver-mail:' || m.id order by j.priority`);
  expect(jobs).toEqual([
    { recipient: 'a@b.test', priority: 0 },
    { recipient: user.email, priority: 10 },
  ]);
});

test('what is over is purged: used invitations with their links, runs after a month', async () => {
  const [used, ended] = [
    await it.testApp.person({ passwordHash: null }),
    await it.testApp.person({ passwordHash: null }),
  ];
  await finished((await invite({ userIds: [String(used.id), String(ended.id)] })).id);
  await sql("update users set password_hash = 'x' where id = $1", [used.id]);
  await pass('29 days');
  await purgeInvitations(app().db);
  expect(await sql('select user_id from invitations')).toEqual([{ user_id: ended.id }]);
  expect((await run()).total).toBe(2);
  await pass('2 days');
  await purgeInvitations(app().db);
  expect(await run()).toBeNull();
});

test('an invitation reaches a mail server, and its link survives delivery', async () => {
  const server = await openMailServer();
  const testApp = await startTestApp({ env: { SMTP_URL: server.url } });
  await testApp.runBackground();
  const administrator = await testApp.person({ userRole: UserRole.ADMIN });
  const admin = await testApp.signIn(administrator, { isAdmin: true });
  const user = await testApp.person({ firstName: 'Nora', passwordHash: null });
  const begun = await admin.graphql(INVITE, { input: { userIds: [String(user.id)] } });
  expect(begun.data.inviteUsers).toMatchObject({ hasServer: true });
  const mail = await simpleParser(await server.received(user.email ?? ''));
  expect(mail.subject).toBe('Your Fairweek account is ready');
  expect(mail.text).toContain('Hello Nora, Fairweek is where');
  const link = mail.text?.match(/https?:\S+token=\S+/)?.[0] ?? '';
  expect(mail.html).toContain(`href="${link}"`);
  const token = new URL(link).searchParams.get('token');
  const input = { token, newPassword: PASSWORD };
  const { errors } = await testApp
    .visitor()
    .graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { isFirstLogin } }',
      { input },
    );
  expect(errors).toBeUndefined();
  expect(await testApp.signIn(user)).toBeDefined();
  await testApp.close();
  await server.close();
});
