import { makeShare } from '../../../../test/factories/share.factory';
import { refusalOf } from '../../../../test/support/scenes/co-owned-home';
import { DRAFT_YEAR, openedDraft, PICK, PLAN } from '../../../../test/support/scenes/drafts';
import { openHome } from '../../../../test/support/scenes/home-cast';
import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
} from '../../../../test/support/scenes/swap-home';
import { planOf, statementsOf } from '../../../../test/support/sql/statements';
import { makeProperty } from '../../properties/property.factory';

let swaps: SwapHome;

beforeAll(async () => {
  swaps = await openSwapHome();
});

afterAll(() => swaps.home.testApp.close());

const QUERY = `query ($propertyId: ID!, $shareNumber: Int!, $ownerEmail: String) {
  shareHandover(propertyId: $propertyId, shareNumber: $shareNumber, ownerEmail: $ownerEmail) {
    ownerName receiverName pendingSwaps weeks { year week startDate endDate }
    drafts { year hasBegun isItsTurn chosenWeeks } } }`;

const foresee = async (shareNumber: number, facts: object = {}, home = swaps.home) => {
  const variables = { propertyId: home.property.id, shareNumber, ...facts };
  return home.as.administrator.graphql(QUERY, variables);
};

test('names the weeks that stay, the swaps that end, and who has the address', async () => {
  const mine = await swaps.book(1, 28, 'Choir');
  const theirs = await swaps.book(5, 30);
  const back = await swaps.book(1, 32);
  await request(swaps.home.as.owner, { bookingId: mine, targetBookingId: theirs });
  await swaps.home.as.owner.graphql(`mutation { releaseWeek(bookingId: ${back}) }`);
  const { person, email } = swaps.other;
  const { data } = await foresee(1, { ownerEmail: email.toUpperCase() });
  const { firstName, lastName } = swaps.home.people.owner;
  expect(data.shareHandover).toMatchObject({
    ownerName: `${firstName} ${lastName}`,
    receiverName: `${person.firstName} ${person.lastName}`,
    pendingSwaps: 1,
    weeks: [{ year: SWAP_YEAR, week: 28, startDate: `${SWAP_YEAR}-07-12` }],
    drafts: [],
  });
  // The swap also ends for the other side.
  expect((await foresee(5)).data.shareHandover).toMatchObject({
    receiverName: null,
    pendingSwaps: 1,
    weeks: [{ week: 30 }],
  });
});

test('is what then happens', async () => {
  const home = await openHome();
  const [{ id: shareId, version }] = await home.testApp.running.app.db.query(
    'select id, version from shares where property_id = $1 and share_number = 12',
    [home.property.id],
  );
  await home.as.administrator.graphql(PLAN, {
    input: { propertyId: home.property.id, year: DRAFT_YEAR + 1 },
  });
  const draft = await openedDraft(home);
  const planned = { year: DRAFT_YEAR + 1, hasBegun: false, isItsTurn: false, chosenWeeks: 0 };
  const running = { year: DRAFT_YEAR, hasBegun: true };
  expect((await foresee(12, {}, home)).data.shareHandover.drafts).toEqual([
    { ...running, isItsTurn: true, chosenWeeks: 0 },
    planned,
  ]);
  await home.as.owner.graphql(PICK, { input: { draftId: draft.id, shareId, week: 28 } });
  expect((await foresee(12, {}, home)).data.shareHandover.drafts).toEqual([
    { ...running, isItsTurn: false, chosenWeeks: 1 },
    planned,
  ]);
  const gone = `mutation { removeShare(id: ${shareId}, version: ${version}) }`;
  expect((await home.as.administrator.graphql(gone)).data.removeShare).toBe(true);
  expect((await foresee(12, {}, home)).data.shareHandover).toMatchObject({
    ownerName: null,
    drafts: [{ chosenWeeks: 1 }, planned],
  });
  await home.testApp.close();
});

const COUNTS = `query ($shareIds: [ID!]!) { handoverCounts(shareIds: $shareIds) {
  weeks pendingSwaps runningDrafts } }`;

test('of several shares is counted, each week, swap and draft once', async () => {
  const { home } = swaps;
  const count = async (...numbers: number[]) => {
    const shares: { id: number }[] = await home.testApp.running.app.db.query(
      'select id from shares where property_id = $1 and share_number = any($2)',
      [home.property.id, numbers],
    );
    const shareIds = shares.map(({ id }) => id);
    return (await home.as.administrator.graphql(COUNTS, { shareIds })).data.handoverCounts;
  };
  expect(await count(1, 5)).toEqual({ weeks: 2, pendingSwaps: 1, runningDrafts: 0 });
  await openedDraft(home);
  expect(await count(1, 5)).toMatchObject({ runningDrafts: 1 });
  expect(await count()).toEqual({ weeks: 0, pendingSwaps: 0, runningDrafts: 0 });

  const { id: userId } = home.people.guest;
  const { manager } = home.testApp.running.app.db;
  await makeShare(manager, { propertyId: home.property.id, shareNumber: 6, userId });
  const [inactive, assignedSince] = [3, 6];
  for (const number of [inactive, assignedSince]) {
    expect(await count(number)).toMatchObject({ runningDrafts: 0 });
    expect((await foresee(number)).data.shareHandover.drafts).toEqual([]);
  }
  expect(await count(1, inactive, assignedSince)).toMatchObject({ runningDrafts: 1 });
});

test('counts weeks that have not begun, and reads the dates of none in a later year', async () => {
  const { home } = swaps;
  const { db } = home.testApp.running.app;
  const { id: propertyId } = await makeProperty(db.manager);
  const userId = home.people.guest.id;
  const { id } = await makeShare(db.manager, { propertyId, shareNumber: 1, userId });
  const give = async (week: number, start: string) => {
    await db.query(
      `with given as (select $1::bigint as property_id, $2::int as week, ${start} as day),
        year as (insert into property_years (property_id, year)
          select property_id, extract(year from day) from given on conflict do nothing),
        made as (insert into weeks (property_id, year, week, start_date, end_date)
          select property_id, extract(year from day), week, day, day + 7 from given
          returning property_id, year, week)
        insert into bookings (property_id, year, week, share_id)
          select property_id, year, week, $3 from made`,
      [propertyId, week, id],
    );
  };
  const count = async () =>
    (await home.as.administrator.graphql(COUNTS, { shareIds: [id] })).data.handoverCounts.weeks;
  const plan = await planOf(db, count, 'count-handovers');
  expect(plan).toMatch(/b\.year > .* OR .*EXISTS\(SubPlan/);
  await give(1, 'current_date + 800');
  await give(2, 'current_date + 8');
  await give(5, 'current_date');
  await give(3, 'current_date - 20');
  await give(4, 'current_date - 800');
  expect(await count()).toBe(2);
});

test('of a number never assigned affects nothing', async () => {
  const { id: propertyId } = await makeProperty(swaps.home.testApp.running.app.db.manager);
  expect((await foresee(3, { propertyId })).data.shareHandover).toEqual({
    ownerName: null,
    receiverName: null,
    pendingSwaps: 0,
    weeks: [],
    drafts: [],
  });
});

test('is one statement', async () => {
  const statements = await statementsOf(() => foresee(1));
  expect(statements).toHaveLength(1);
});

test.each([
  [{ propertyId: 999_999 }, 'NOT_FOUND: There is no such property.'],
  [{ shareNumber: 13 }, 'BAD_USER_INPUT: shareNumber must be at most 12.'],
  [{ ownerEmail: 'greta' }, 'BAD_USER_INPUT: ownerEmail must be a valid e-mail address.'],
])('of %j is refused', async (facts, sentence) => {
  expect(refusalOf(await foresee(1, facts))).toBe(sentence);
});
