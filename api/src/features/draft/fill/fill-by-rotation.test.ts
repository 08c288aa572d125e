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
import { Booking, PropertyYear } from '../../weeks/week.entities';

const PREVIEW = `query ($propertyId: ID!, $year: Int!) {
  rotationFill(propertyId: $propertyId, year: $year) { order given left fingerprint
    shares { shareNumber ownerName weeks { week isNew } } } }`;
const FILL = 'mutation ($input: FillByRotationInput!) { fillByRotation(input: $input) }';
const PLAN = 'mutation ($input: PlanDraftInput!) { planDraft(input: $input) { id } }';
const REASON = 'Agreed at the meeting';
const NEW_YEAR = COMING_YEAR + 1;

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
const preview = (year = COMING_YEAR, client = admin) =>
  client.graphql(PREVIEW, { propertyId: home.property.id, year });
const shown = async (year?: number) => (await preview(year)).data.rotationFill;
const fill = (given: { year?: number; fingerprint: string; reason?: string }, client = admin) => {
  const { year = COMING_YEAR, fingerprint, reason = REASON } = given;
  const input = { propertyId: home.property.id, year, fingerprint, reason };
  return client.graphql(FILL, { input });
};
const held = (year = COMING_YEAR) =>
  db()
    .manager.find(Booking, {
      where: { propertyId: home.property.id, year },
      order: { week: 'asc' },
    })
    .then((all) => all.map(({ shareId, week }) => [shareId, week]));
const shareIdOf = (number: number) => (number === 1 ? home.one : home.other).share.id;

test('a year is shown as its rotation gives it, and given like that: what is held stays', async () => {
  await claim(home.one, { week: 30 });
  const { weeksPerShare } = home.property;
  const fillOf = await shown();
  const weeks = new Map(
    fillOf.shares.map(({ shareNumber, weeks }: { shareNumber: number; weeks: object[] }) => [
      shareNumber,
      weeks,
    ]),
  );
  expect(fillOf).toMatchObject({ order: 'SERPENTINE', given: 2 * weeksPerShare - 1 });
  expect(weeks.get(1)).toHaveLength(weeksPerShare);
  expect(weeks.get(2)).toHaveLength(weeksPerShare);
  expect(weeks.get(1)).toContainEqual({ week: 30, isNew: false });
  expect(await held()).toEqual([[home.one.share.id, 30]]);
  expect((await fill(fillOf)).data.fillByRotation).toBe(true);
  const expected = fillOf.shares.flatMap(
    ({ shareNumber, weeks }: { shareNumber: number; weeks: { week: number }[] }) =>
      weeks.map(({ week }) => [shareIdOf(shareNumber), week]),
  );
  expect(await held()).toEqual(
    expected.sort(([, one]: number[], [, other]: number[]) => (one ?? 0) - (other ?? 0)),
  );
});

test('a year that the house has not used is shown without a trace, then given and opened', async () => {
  const { id: propertyId } = home.property;
  const years = () => db().manager.findBy(PropertyYear, { propertyId, year: NEW_YEAR });
  const { fingerprint, given, left } = await shown(NEW_YEAR);
  expect(await years()).toEqual([]);
  await fill({ year: NEW_YEAR, fingerprint });
  expect(await held(NEW_YEAR)).toHaveLength(given);
  expect(await years()).toMatchObject([{ isOpenForClaims: true, isDrafting: false }]);
  const mine = claim(home.one, { year: NEW_YEAR, week: 2 });
  expect([left > 0, (await mine).errors]).toEqual([true, undefined]);
});

test('each owner is notified once of their weeks with the reason, and the house’s log has it', async () => {
  const { fingerprint, given } = await shown();
  await fill({ fingerprint });
  const count = home.property.weeksPerShare;
  for (const { client } of [home.one, home.other]) {
    const { data } = await client.graphql('{ myActivity { text } }');
    expect(data.myActivity.map(({ text }: { text: string }) => text)).toEqual([
      `Ada Admin gave you ${count} weeks of ${COMING_YEAR} at Lake House, by the rotation. The reason: “${REASON}”.`,
    ]);
  }
  const log = await db().query(
    'select action, subject, after from audit_log order by id desc limit 1',
  );
  expect(log).toEqual([
    {
      action: 'weeks.filled',
      subject: `Property ${home.property.id}, Lake House, weeks of ${COMING_YEAR}`,
      after: { count: given, reason: REASON },
    },
  ]);
});

test('the year is not given other than it was seen, nor twice, nor by two administrators at once', async () => {
  const { fingerprint } = await shown();
  await claim(home.one, { week: 40 });
  const changed = `CONFLICT: The weeks of ${COMING_YEAR} have changed since. Please look at them again.`;
  expect(refusalOf(await fill({ fingerprint }))).toBe(changed);
  const now = await shown();
  const answers = await Promise.all([fill(now), fill(now)]);
  expect(answers.map(refusalOf).sort()).toEqual([
    `CONFLICT: All shares have their weeks of ${COMING_YEAR} already.`,
    'not refused',
  ]);
  expect(await held()).toHaveLength(2 * home.property.weeksPerShare);
});

test('of a week that is given and an owner who claims it at once, one succeeds', async () => {
  const { fingerprint, shares } = await shown();
  const [{ week }] = shares[0].weeks;
  const answers = await Promise.all([fill({ fingerprint }), claim(home.other, { week })]);
  const refusals = answers.map(refusalOf).filter((it) => it !== 'not refused');
  expect(refusals).toEqual([expect.stringMatching(/^CONFLICT: /)]);
  const holders = (await held()).filter(([, of]) => of === week);
  expect(holders).toHaveLength(1);
});

test('a year with a draft is refused, as are a past one and one without owners', async () => {
  const input = { propertyId: home.property.id, year: COMING_YEAR };
  expect((await admin.graphql(PLAN, { input })).errors).toBeUndefined();
  const drafted = `CONFLICT: There is a draft of ${COMING_YEAR}: its weeks are chosen in turns.`;
  expect(refusalOf(await preview())).toBe(drafted);
  expect(refusalOf(await fill({ fingerprint: 'x' }))).toBe(drafted);
  const past = COMING_YEAR - 3;
  expect(refusalOf(await preview(past))).toBe(`CONFLICT: No week of ${past} is left to choose.`);
  await db().query('update shares set is_active = false where property_id = $1', [
    home.property.id,
  ]);
  expect(refusalOf(await preview(NEW_YEAR))).toBe('CONFLICT: No active share has an owner.');
});

test('the order of a year follows the rules of the latest draft', async () => {
  const input = {
    ...{ propertyId: home.property.id, year: COMING_YEAR + 4 },
    ...{ order: 'STRAIGHT', holidayCap: null, peakCap: 0 },
  };
  await admin.graphql(PLAN, { input });
  expect((await shown()).order).toBe('STRAIGHT');
});

test('only administrators see and give it, with a reason', async () => {
  const { fingerprint } = await shown();
  const refusals = [
    await preview(COMING_YEAR, home.one.client),
    await fill({ fingerprint }, home.one.client),
    await fill({ fingerprint, reason: '..' }),
  ].map(refusalOf);
  expect(refusals).toEqual([
    'FORBIDDEN: Admin privileges required.',
    'FORBIDDEN: Admin privileges required.',
    'BAD_USER_INPUT: reason must have at least 3 letters.',
  ]);
});
