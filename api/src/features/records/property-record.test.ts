import { makeBooking } from '../../../test/factories/booking.factory';
import { makeDocument } from '../../../test/factories/document.factory';
import { addMember, makeShare } from '../../../test/factories/share.factory';
import { PLAN } from '../../../test/support/scenes/drafts';
import { CAST, type Home, openHome } from '../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../test/support/sql/statements';
import { makeProperty } from '../properties/property.factory';
import { makeRequest } from '../special-requests/special-request.factory';
import { makeYear } from '../weeks/week.factory';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

const THIS_YEAR = new Date().getUTCFullYear();
const COMING = THIS_YEAR + 1;

const RECORD = `query ($id: ID!) { propertyRecord(id: $id) {
  property { id name location totalShares }
  shares { shareNumber isActive ownerId ownerName withoutAccess hasAccess invitedAt holdings { year weeks } }
  years { year bookedWeeks hasEditedSeasons isOpenForClaims }
  drafts { year status opensAt deadline problem }
  openRequests { title status askerName propertyName createdAt } openRequestCount
  documents { title documentType isForGuests }
  swaps { id } maintenance { year week startDate endDate } guestCount hasArrival
  deletionProblem deletedWith
} }`;

async function recordOf(id: number) {
  const { data, errors } = await home.as.administrator.graphql(RECORD, { id });
  if (errors) throw new Error(errors[0]?.message);
  return data.propertyRecord;
}

test('everything about a property is in its record', async () => {
  const { property, people, as } = home;
  const { manager } = home.testApp.running.app.db;
  const { id: propertyId } = property;
  await makeYear(manager, { propertyId, year: COMING, maintenance: [20] });
  const [share] = await manager.query(
    'select id from shares where property_id = $1 and share_number = 12',
    [propertyId],
  );
  for (const week of [30, 4]) {
    await makeBooking(manager, { propertyId, year: COMING, week, shareId: Number(share.id) });
  }
  const { id: userId } = people.owner;
  await makeRequest(manager, { propertyId, userId, title: 'A cot' });
  await makeRequest(manager, { propertyId, userId, title: 'Done', status: 'fulfilled' });
  await makeRequest(manager, { propertyId, userId, title: 'Kept', archivedAt: new Date() });
  await makeDocument(manager, { propertyId, title: 'The boat', accessLevel: 'everyone' });
  await as.administrator.graphql(PLAN, {
    input: { propertyId, year: COMING + 1, windowSeconds: 600 },
  });

  const record = await recordOf(propertyId);
  const owner = `${people.owner.firstName} ${people.owner.lastName}`;
  expect(record).toMatchObject({
    property: { id: String(propertyId), name: 'Lake House', location: 'Lucerne' },
    years: [
      { year: THIS_YEAR, bookedWeeks: 0, hasEditedSeasons: false, isOpenForClaims: false },
      { year: COMING, bookedWeeks: 2, hasEditedSeasons: false, isOpenForClaims: true },
    ],
    drafts: [{ year: COMING + 1, status: 'PLANNED', opensAt: null, problem: null }],
    openRequests: [
      { title: 'A cot', status: 'pending', askerName: owner, propertyName: 'Lake House' },
    ],
    openRequestCount: 1,
    documents: [{ title: 'The boat', documentType: 'House guide', isForGuests: true }],
    swaps: [],
    maintenance: [{ year: COMING, week: 20 }],
    guestCount: 1,
    hasArrival: false,
  });
  expect(record.shares).toHaveLength(12);
  expect(record.shares[11]).toEqual({
    ...{ shareNumber: 12, isActive: true, ownerId: String(userId), ownerName: owner },
    withoutAccess: [],
    ...{ hasAccess: true, invitedAt: null, holdings: [{ year: COMING, weeks: [4, 30] }] },
  });
  expect(record.shares[2]).toMatchObject({ shareNumber: 3, isActive: false });
  expect(record.shares[3]).toMatchObject({ ownerId: null, ownerName: null, hasAccess: false });
  expect(record.shares[4]).toMatchObject({ ownerId: null, isActive: true, holdings: [] });
  expect(record.deletionProblem).toMatch(/shares that have or had owners, 2 booked weeks/);
});

test('each week of this year and the next says which share has it, or that it is maintenance', async () => {
  const { data } = await home.as.administrator.graphql(
    `query ($id: ID!) { propertyRecord(id: $id) { years {
      weekStarts shareNumbers maintenanceWeeks } } }`,
    { id: home.property.id },
  );
  const [current, coming] = data.propertyRecord.years;
  // A year that no one has opened yet has the weeks of its calendar.
  expect([52, 53]).toContain(current.weekStarts.length);
  expect(current.shareNumbers).toEqual(current.weekStarts.map(() => null));
  expect(coming.shareNumbers).toHaveLength(coming.weekStarts.length);
  expect(coming.shareNumbers.slice(28, 31)).toEqual([null, 12, null]);
  expect(coming.maintenanceWeeks).toEqual([20]);
  expect(current.weekStarts.at(-1) < coming.weekStarts[0]).toBe(true);
});

test('the record of another property has nothing of this one', async () => {
  const record = await recordOf(home.elsewhere.id);
  expect(record).toMatchObject({ openRequests: [], documents: [], drafts: [], maintenance: [] });
});

test('a share of several owners says how many others there are, and who has no password', async () => {
  const { manager } = home.testApp.running.app.db;
  const [first, second] = [
    await home.testApp.person(),
    await home.testApp.person({ passwordHash: null }),
  ];
  const { id: propertyId } = await makeProperty(manager);
  const share = await makeShare(manager, { propertyId, userId: first.id, shareNumber: 1 });
  await addMember(manager, { shareId: share.id, userId: second.id });
  expect((await recordOf(propertyId)).shares[0]).toMatchObject({
    ownerName: `${first.firstName} ${first.lastName} and 1 other`,
    ...{ hasAccess: true, withoutAccess: [String(second.id)] },
  });
});

test('a record takes three statements, however much there is', async () => {
  const read = () => statementsOf(() => recordOf(home.property.id));
  const all = ['property-record', 'property-uses'];
  expect(await read()).toEqual(all);
  const { manager } = home.testApp.running.app.db;
  const { id: propertyId } = home.property;
  for (let index = 1; index <= 8; index += 1) {
    await makeRequest(manager, {
      propertyId,
      userId: home.people.owner.id,
      title: `Wish ${index}`,
    });
    await makeDocument(manager, { propertyId, title: `Paper ${index}` });
  }
  expect(await read()).toEqual(all);
  const { openRequests, openRequestCount } = await recordOf(propertyId);
  expect(openRequests.map(({ title }: { title: string }) => title)).toEqual(
    [8, 7, 6, 5, 4, 3].map((index) => `Wish ${index}`),
  );
  expect(openRequestCount).toBe(9);
});

test('no one but an administrator in an administrator session reads a record', async () => {
  for (const who of CAST.filter((one) => one !== 'administrator')) {
    const { errors } = await home.as[who].graphql(RECORD, { id: home.property.id });
    expect(errors?.[0]?.extensions?.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
  }
  const { errors } = await home.as.administrator.graphql(RECORD, { id: 999_999 });
  expect(errors?.[0]).toMatchObject({ message: 'There is no such property.' });
});
