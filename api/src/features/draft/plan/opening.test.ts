import type { QueryRunner } from 'typeorm';
import {
  DRAFT_YEAR,
  openedDraft,
  PLAN,
  readDraft,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { until } from '../../../../test/support/until';
import { openYear } from '../../weeks/steps/open-year';

let home: Home;
/** Another user's open transaction. */
let other: QueryRunner;

const app = () => home.testApp.running.app;
const query = (text: string, values: unknown[] = []) => app().db.query(text, values);

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  other = app().db.createQueryRunner();
  await other.startTransaction();
});

afterEach(async () => {
  if (other.isTransactionActive) await other.rollbackTransaction();
  await other.release();
  await home.testApp.close();
});

const waiting = async () => {
  const [{ count }] = await query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return count;
};

const input = () => ({ propertyId: home.property.id, year: DRAFT_YEAR });
const weekNumbers = (draft: { weeks: { week: number }[] }) => draft.weeks.map(({ week }) => week);

test('a week that starts today is not drafted any more, the one of tomorrow is', async () => {
  await app().db.transaction((manager) => openYear(manager, input()));
  const startIn = (days: number) => `(now() at time zone 'utc')::date + ${days}`;
  await query(
    `update weeks set start_date = d, end_date = d + 7
     from (values (1, ${startIn(0)}), (2, ${startIn(8)})) as moved (number, d)
     where property_id = $1 and year = $2 and week = number`,
    [home.property.id, DRAFT_YEAR],
  );
  expect(weekNumbers(await openedDraft(home)).slice(0, 2)).toEqual([2, 3]);
});

test('an opening waits for who is taking a week, which is then not drafted', async () => {
  await app().db.transaction((manager) => openYear(manager, input()));
  const { data } = await home.as.administrator.graphql(PLAN, { input: input() });
  const week = [home.property.id, DRAFT_YEAR, 28];
  await other.query(
    'select 1 from weeks where property_id = $1 and year = $2 and week = $3 for share',
    week,
  );
  await other.query(
    `insert into bookings (property_id, year, week, share_id)
     select $1, $2, $3, id from shares where property_id = $1 and share_number = 12`,
    week,
  );
  const draftId = data.planDraft.id;
  const opening = home.as.administrator.graphql(steering('openDraft'), { draftId });
  await Promise.race([until(waiting), opening]);
  await other.commitTransaction();
  const drafted = weekNumbers((await opening).data.openDraft);
  expect([drafted.includes(27), drafted.includes(28)]).toEqual([true, false]);
});

test('a plan that is changed while it fails to open stays as it was changed', async () => {
  const { administrator } = home.as;
  await query('update shares set is_active = false where property_id = $1', [home.property.id]);
  const { data } = await administrator.graphql(PLAN, { input: input() });
  const { id, version } = data.planDraft;
  // The running server's clock has locked the draft and now waits for the property.
  await other.query('select 1 from properties where id = $1 for no key update', [home.property.id]);
  await query('update drafts set wakes_at = clock_timestamp() where id = $1', [id]);
  await until(async () => (await waiting()) === 1);
  const opensAt = '2030-11-01T18:00:00.000Z';
  const change = { ...input(), opensAt, version };
  const changing = administrator.graphql(PLAN, { input: change });
  await until(async () => (await waiting()) === 2);
  await other.rollbackTransaction();
  expect((await changing).errors).toBeUndefined();
  // The clock has finished one round once it processes what is due in the next.
  const next = { ...input(), year: DRAFT_YEAR + 1, opensAt: new Date().toISOString() };
  await administrator.graphql(PLAN, { input: next });
  const FAILED = 'select 1 from drafts where problem is not null and year = $1';
  await until(async () => (await query(FAILED, [next.year])).length > 0);
  const draft = await readDraft(home.as.owner, home);
  expect(draft).toMatchObject({ status: 'PLANNED', problem: null, opensAt });
});
