import { makeShare } from '../../../../test/factories/share.factory';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  makeOwner,
  refusalOf,
} from '../../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { makeProperty } from '../../properties/property.factory';
import { makeYear } from '../week.factory';

let testApp: TestApp;
let home: CoOwnedHome;

beforeAll(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
});

afterAll(() => testApp.close());

const manager = () => testApp.running.app.db.manager;

test('an owner claims an open week, and repeating it returns the same booking', async () => {
  const first = await claim(home.one, { week: 31 });
  expect(first.data.claimWeek).toMatchObject({
    shareId: String(home.one.share.id),
    shareNumber: 1,
    ownerName: 'Olivia Marsh',
    isMine: true,
    guests: '',
  });
  const again = await claim(home.one, { week: 31 });
  expect(again.data.claimWeek).toEqual(first.data.claimWeek);
});

test('a later owner sees who has the week', async () => {
  await claim(home.one, { week: 32 });
  expect(refusalOf(await claim(home.other, { week: 32 }))).toBe(
    'CONFLICT: Week 32 has just been taken by Olivia Marsh (share 1).',
  );
});

test('a week held by another share of the same owner is not claimed twice', async () => {
  const share = { propertyId: home.property.id, userId: home.one.user.id, shareNumber: 3 };
  const second = await makeShare(manager(), share);
  await claim(home.one, { week: 33 });
  expect(refusalOf(await claim(home.one, { week: 33, shareId: second.id }))).toBe(
    'CONFLICT: You already hold week 33 (share 1).',
  );
});

test('no week is claimed without signing in', async () => {
  const answer = await claim({ ...home.one, client: testApp.visitor() }, { week: 34 });
  expect(refusalOf(answer)).toBe('UNAUTHENTICATED: Please sign in to continue.');
});

test("no week is claimed in other owners' properties, whatever the share", async () => {
  const elsewhere = await makeCoOwnedHome(testApp);
  const answers = [
    await claim(home.one, { week: 34, propertyId: elsewhere.property.id }),
    await claim(home.one, {
      week: 34,
      propertyId: elsewhere.property.id,
      shareId: elsewhere.one.share.id,
    }),
    await claim(home.one, { week: 34, propertyId: 999_999 }),
  ];
  for (const answer of answers) {
    expect(refusalOf(answer)).toBe('FORBIDDEN: You do not own shares in this property');
  }
});

test("no week is claimed for another owner's share, nor for one of another property", async () => {
  const elsewhere = await makeCoOwnedHome(testApp);
  const mine = await makeShare(manager(), {
    propertyId: elsewhere.property.id,
    userId: home.one.user.id,
    shareNumber: 7,
  });
  for (const shareId of [home.other.share.id, mine.id]) {
    expect(refusalOf(await claim(home.one, { week: 34, shareId }))).toBe(
      'FORBIDDEN: This is not a share of yours in this property.',
    );
  }
});

test('an inactive share cannot claim weeks', async () => {
  const owner = await makeOwner(testApp, home.property, { shareNumber: 4, isActive: false });
  expect(refusalOf(await claim(owner, { week: 34 }))).toBe(
    'CONFLICT: Share 4 is inactive and takes no weeks.',
  );
});

test('weeks that have begun, are reserved for maintenance or do not exist are not claimed', async () => {
  const propertyId = home.property.id;
  await makeYear(manager(), { propertyId, year: COMING_YEAR - 2 });
  expect(refusalOf(await claim(home.one, { week: 20, year: COMING_YEAR - 2 }))).toBe(
    'CONFLICT: Week 20 has already begun.',
  );
  expect(refusalOf(await claim(home.one, { week: 10 }))).toBe(
    'CONFLICT: Week 10 is reserved for maintenance.',
  );
  // 2051 has 52 Saturdays.
  await makeYear(manager(), { propertyId, year: 2051 });
  expect(refusalOf(await claim(home.one, { week: 53, year: 2051 }))).toBe(
    'CONFLICT: 2051 has no week 53 here.',
  );
});

test('a year that is closed or not opened has no weeks to claim', async () => {
  const closed = await makeProperty(manager());
  const owner = await makeOwner(testApp, closed, { shareNumber: 1 });
  const refused = `CONFLICT: The weeks of ${COMING_YEAR} cannot be taken yet.`;
  expect(refusalOf(await claim(owner, { week: 5 }))).toBe(refused);
  await makeYear(manager(), {
    propertyId: closed.id,
    year: COMING_YEAR,
    isOpenForClaims: false,
  });
  expect(refusalOf(await claim(owner, { week: 5 }))).toBe(refused);
});

test.each([
  [{ week: 0 }, 'week must be at least 1.'],
  [{ week: 54 }, 'week must be at most 53.'],
  [{ week: 5, year: 1 }, 'year must be at least 1900.'],
])('a claim of %j is refused as input', async (facts, sentence) => {
  expect(refusalOf(await claim(home.one, facts))).toBe(`BAD_USER_INPUT: ${sentence}`);
});
