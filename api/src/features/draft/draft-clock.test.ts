import {
  openedDraft,
  PICK,
  processDue,
  readDraft,
  steering,
} from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { until } from '../../../test/support/until';
import { verifyLog } from './rules';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
/** The default length of a turn. */
const WINDOW = 48 * HOUR;

let home: Home;
const query = (text: string, values: unknown[] = []) =>
  home.testApp.running.app.db.query(text, values);

/** Shifts the database's clock by this many ms, for every process. */
async function setClock(ahead: number): Promise<void> {
  await query('update clock_error set ms = $1', [ahead]);
}

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  const { databaseUrl } = home.testApp;
  const name = new URL(databaseUrl).pathname.slice(1);
  // A function of this name that takes precedence over PostgreSQL's own on every connection.
  await query(`create table clock_error (ms bigint);
    insert into clock_error values (0);
    create function public.clock_timestamp() returns timestamptz language sql volatile as
      $$ select pg_catalog.clock_timestamp() + (select ms from clock_error) * interval '1 ms' $$;
    alter database ${name} set search_path = public, pg_catalog`);
  await query('set search_path = public, pg_catalog');
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await until(async () => (await home.testApp.visitor().get('/readyz')).status === 200);
});
afterEach(() => home.testApp.close());

const left = (deadline: string) => Date.parse(deadline) - Date.now();

async function verdictOn(draftId: number) {
  const { body } = await home.as.administrator.get(`/api/drafts/${draftId}/log`);
  return verifyLog(JSON.stringify(body));
}

const lastKind = async () => (await readDraft(home.as.owner, home)).log.at(-1).kind;

test('a clock that was a month ahead does not block a draft once it is corrected', async () => {
  const draft = await openedDraft(home);
  await setClock(31 * DAY);
  await processDue(home.testApp.running.app);
  const ahead = await readDraft(home.as.owner, home);
  // Turns missed by the wrong clock stay missed; the next turn got a deadline a month away.
  expect(ahead.log.at(-1)).toMatchObject({ kind: 'MISSED', share: 12 });
  expect(left(ahead.deadline)).toBeGreaterThan(32 * DAY);

  await setClock(0);
  await until(async () => (await lastKind()) === 'CLOCK_SET');
  const right = await readDraft(home.as.owner, home);
  expect(left(right.deadline)).toBeGreaterThan(WINDOW - 30_000);
  expect(left(right.deadline)).toBeLessThanOrEqual(WINDOW);
  expect(right.log.filter(({ kind }: { kind: string }) => kind === 'CLOCK_SET')).toHaveLength(1);
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('an owner who chooses before that sets the clock right, and the next turn has its window', async () => {
  const draft = await openedDraft(home);
  await setClock(31 * DAY);
  await processDue(home.testApp.running.app);
  await setClock(0);
  const { shareId } = (await readDraft(home.as.owner, home)).seats[1];
  const input = { draftId: draft.id, shareId, week: 30 };
  const { data } = await home.as.owner.graphql(PICK, { input });
  const kinds = data.pickWeek.log.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['OPENED', 'MISSED', 'CLOCK_SET', 'PICKED']);
  expect(left(data.pickWeek.deadline)).toBeLessThanOrEqual(WINDOW);
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('what a pause has left of a turn is kept when the clock was ahead for a while', async () => {
  const draft = await openedDraft(home);
  await setClock(HOUR);
  const steer = async (name: string) =>
    (await home.as.administrator.graphql(steering(name), { draftId: draft.id })).data[name];
  const { leftMs } = await steer('pauseDraft');
  await setClock(0);
  const { deadline } = await steer('resumeDraft');
  expect(leftMs).toBeLessThanOrEqual(WINDOW - HOUR);
  expect(Math.abs(left(deadline) - leftMs)).toBeLessThan(30_000);
  expect(await verdictOn(draft.id)).toMatchObject({ isInOrder: true });
});

test('the small steps by which a clock is kept right change nothing', async () => {
  await setClock(4_000);
  const { deadline } = await openedDraft(home);
  await setClock(0);
  await processDue(home.testApp.running.app);
  await query('select pg_sleep(0)');
  const { log, deadline: then } = await readDraft(home.as.owner, home);
  expect([log.length, then]).toEqual([1, deadline]);
});
