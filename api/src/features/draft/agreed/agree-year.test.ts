import type { ApiClient } from '../../../../test/support/clients/api-client';
import { openAdminHouse } from '../../../../test/support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import type { TestApp } from '../../../../test/support/servers/test-app';
import { Share } from '../../shares/share.entity';
import { AgreedYear } from '../../weeks/week.entities';
import { Draft } from '../draft.entities';

const AGREE = 'mutation ($input: AgreeYearInput!) { agreeYear(input: $input) }';
const UNAGREE = 'mutation ($input: AgreeYearInput!) { unagreeYear(input: $input) }';
const PLAN = 'mutation ($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
const CALENDAR = `query ($propertyId: ID!, $year: Int!) { calendar(propertyId: $propertyId, year: $year) {
  isOpenForClaims agreed { reason agreedByName } } }`;
const REASON = 'Settled at the table in May';
const YEAR = COMING_YEAR + 1;
const OUTSIDE = `CONFLICT: The weeks of ${YEAR} are agreed outside Fairweek. Please take that back first.`;

let testApp: TestApp;
let home: CoOwnedHome;
let admin: ApiClient;

beforeAll(async () => {
  ({ testApp, admin } = await openAdminHouse());
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
});
afterAll(() => testApp.close());

const db = () => testApp.running.app.db;
const where = (year: number) => ({ propertyId: home.property.id, year });
const agree = (year = YEAR, client = admin) =>
  client.graphql(AGREE, { input: { ...where(year), reason: REASON } });
const unagree = (year = YEAR, client = admin) =>
  client.graphql(UNAGREE, { input: { ...where(year), reason: 'A mistake' } });
const plan = (year = YEAR) => admin.graphql(PLAN, { input: where(year) });
const calendar = async (year = YEAR) =>
  (await home.one.client.graphql(CALENDAR, where(year))).data.calendar;

test('a marked year says so to its owners, whose open weeks can be claimed, until that is taken back', async () => {
  expect((await agree()).data.agreeYear).toBe(true);
  const agreed = { reason: REASON, agreedByName: 'Ada Admin' };
  expect(await calendar()).toEqual({ isOpenForClaims: true, agreed });
  expect((await unagree()).data.unagreeYear).toBe(true);
  expect(await calendar()).toEqual({ isOpenForClaims: false, agreed: null });
  expect((await plan()).errors).toBeUndefined();
});

test('each owner with access has one notice of it, and the house’s log says who did it and why', async () => {
  const { id: other } = await db().manager.findOneByOrFail(Share, { id: home.other.share.id });
  await db().query(
    'update users set password_hash = null where id = (select user_id from shares where id = $1)',
    [other],
  );
  await agree();
  const { data: read } = await home.one.client.graphql('{ myActivity { text } }');
  expect(read.myActivity.map(({ text }: { text: string }) => text)).toEqual([
    `Ada Admin marked ${YEAR} at Lake House as agreed outside Fairweek: there will be no draft of it. The reason: “${REASON}”.`,
  ]);
  const notified = await db().query(
    `select count(*)::int from notices n join shares s on s.user_id = n.user_id where s.id = $1`,
    [other],
  );
  expect(notified).toEqual([{ count: 0 }]);
  await unagree();
  const { data } = await home.one.client.graphql(
    `{ houseActions(propertyId: ${home.property.id}, first: 2) { items { text } } }`,
  );
  expect(data.houseActions.items.map(({ text }: { text: string }) => text)).toEqual([
    `Ada Admin took back that ${YEAR} at Lake House is agreed outside Fairweek, because “A mistake”.`,
    `Ada Admin marked ${YEAR} at Lake House as agreed outside Fairweek, because “${REASON}”.`,
  ]);
});

test('no draft of it is planned, nor is it filled by rotation, nor listed as a house to plan', async () => {
  const toPlan = async () =>
    (await admin.graphql(`{ housesToPlan(year: ${YEAR}) { total } }`)).data.housesToPlan.total;
  const fill = `{ rotationFill(propertyId: ${home.property.id}, year: ${YEAR}) { given } }`;
  const before = await toPlan();
  await agree();
  expect(refusalOf(await plan())).toBe(OUTSIDE);
  expect(refusalOf(await admin.graphql(fill))).toBe(OUTSIDE);
  expect(await toPlan()).toBe(before - 1);
});

test('the database refuses a draft of it, and marking a year with a draft', async () => {
  await agree();
  const insertDraft = `insert into drafts (property_id, year, rules) values ($1, $2, '{"version": 1}')`;
  const { id } = home.property;
  await expect(db().query(insertDraft, [id, YEAR])).rejects.toThrow(/agreed outside Fairweek/);
  await plan(YEAR + 1);
  await db().query('insert into property_years (property_id, year) values ($1, $2)', [
    ...[id, YEAR + 1],
  ]);
  const insertMark = `insert into agreed_years (property_id, year, reason, agreed_by_id, has_opened_claims)
    select $1, $2, 'So', id, false from users limit 1`;
  await expect(db().query(insertMark, [id, YEAR + 1])).rejects.toThrow(/There is a draft of/);
});

test('of a draft that is planned and a year that is marked at once, one succeeds', async () => {
  const answers = await Promise.all([plan(), agree(), plan(), agree()]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const drafts = await db().manager.countBy(Draft, where(YEAR));
  const marks = await db().manager.countBy(AgreedYear, where(YEAR));
  expect(drafts + marks).toBe(1);
});

test('it is refused with a draft and twice, and not taken back once weeks were taken', async () => {
  await plan(YEAR + 1);
  const refusals = [await agree(YEAR + 1), await unagree()];
  await agree();
  refusals.push(await agree());
  expect((await claim(home.one, { year: YEAR, week: 20 })).errors).toBeUndefined();
  refusals.push(await unagree());
  expect(refusals.map(refusalOf)).toEqual([
    `CONFLICT: There is a draft of ${YEAR + 1}: its weeks are chosen in turns.`,
    `CONFLICT: ${YEAR} is not marked as agreed outside Fairweek.`,
    `CONFLICT: ${YEAR} is marked as agreed outside Fairweek already.`,
    `CONFLICT: 1 week was given or claimed since ${YEAR} was marked. Please give back such weeks first.`,
  ]);
});

test('its weeks count in the ledger like others', async () => {
  await agree();
  await claim(home.one, { year: YEAR, week: 20 });
  const { data } = await home.other.client.graphql(
    `{ fairnessLedger(propertyId: ${home.property.id}) { year shareNumber peak high low firstChoices } }`,
  );
  const rows = data.fairnessLedger.filter(({ year }: { year: number }) => year === YEAR);
  expect(rows).toMatchObject([{ shareNumber: 1, firstChoices: null }]);
  expect(rows[0].peak + rows[0].high + rows[0].low).toBe(1);
});

test('only administrators mark it, with a reason', async () => {
  const input = { ...where(YEAR), reason: '..' };
  const refusals = [
    await agree(YEAR, home.one.client),
    await unagree(YEAR, home.one.client),
    await admin.graphql(AGREE, { input }),
  ];
  expect(refusals.map(refusalOf)).toEqual([
    'FORBIDDEN: Admin privileges required.',
    'FORBIDDEN: Admin privileges required.',
    'BAD_USER_INPUT: reason must have at least 3 letters.',
  ]);
});
