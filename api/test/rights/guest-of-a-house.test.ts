import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { COMING_YEAR, refusalOf } from '../support/scenes/co-owned-home';
import { type Home, openHome } from '../support/scenes/home-cast';

const YEAR = COMING_YEAR;
const NOT_AN_OWNER = 'FORBIDDEN: You do not own shares in this property';

let home: Home;
let shareId: number;
let bookingId: number;

beforeAll(async () => {
  home = await openHome();
  const { db } = home.testApp.running.app;
  const propertyId = home.property.id;
  await makeYear(db.manager, { propertyId, year: YEAR });
  [{ id: shareId }] = await db.query(
    'select id from shares where property_id = $1 and share_number = 1',
    [propertyId],
  );
  const facts = { propertyId, year: YEAR, shareId };
  ({ id: bookingId } = await makeBooking(db.manager, { ...facts, week: 30, guests: 'Aunt May' }));
  await db.query('update bookings set is_open_to_swap = true');
});

afterAll(() => home.testApp.close());

const asGuest = (text: string) => home.as.guest.graphql(text);

test('a guest sees who has which week, by name only', async () => {
  const { data } = await asGuest(`{ calendar(propertyId: ${home.property.id}, year: ${YEAR}) {
    isGuest shares { shareNumber ownerName isMine }
    weeks { week booking { shareNumber ownerName isMine guests } } } }`);
  const { firstName, lastName } = home.people.owner;
  expect(data.calendar.isGuest).toBe(true);
  expect(data.calendar.weeks[29].booking).toEqual({
    ...{ shareNumber: 1, ownerName: `${firstName} ${lastName}` },
    ...{ isMine: false, guests: null },
  });
  expect(JSON.stringify(data)).not.toMatch(/@|Aunt May/);
});

test('a guest sees the rotation, in which no place is theirs', async () => {
  const { data } = await asGuest(`{ rotation(propertyId: ${home.property.id}, year: ${YEAR}) {
    turns { shareNumber ownerName isMine } } }`);
  expect(data.rotation.turns).toHaveLength(3);
  expect(data.rotation.turns.some((turn: { isMine: boolean }) => turn.isMine)).toBe(false);
  expect(JSON.stringify(data)).not.toContain('@');
});

test.each([
  ['owner', false],
  ['administrator', false],
] as const)('the %s is no guest there', async (who, isGuest) => {
  const { data } = await home.as[who].graphql(
    `{ calendar(propertyId: ${home.property.id}, year: ${YEAR}) { isGuest } }`,
  );
  expect(data.calendar).toEqual({ isGuest });
});

const ASKED = (what: string) => `mutation { ${what} }`;

/** The operations for owners only, and the refusal that a guest gets. */
const REFUSED: [string, () => string, string][] = [
  [
    'claimWeek',
    () =>
      `claimWeek(input: { propertyId: ${home.property.id}, year: ${YEAR}, week: 20, shareId: ${shareId} }) { id }`,
    NOT_AN_OWNER,
  ],
  ['releaseWeek', () => `releaseWeek(bookingId: ${bookingId})`, NOT_AN_OWNER],
  [
    'nameGuests',
    () => `nameGuests(input: { bookingId: ${bookingId}, guests: "Me" }) { id }`,
    NOT_AN_OWNER,
  ],
  ['offerWeek', () => `offerWeek(bookingId: ${bookingId}, isOpen: false)`, NOT_AN_OWNER],
  [
    'requestSwap',
    () => `requestSwap(input: { bookingId: ${bookingId}, year: ${YEAR}, week: 20 }) { id }`,
    'FORBIDDEN: This is not a week of an active share of yours.',
  ],
  [
    'createCalendarFeed',
    () => `createCalendarFeed(propertyId: ${home.property.id}) { url }`,
    NOT_AN_OWNER,
  ],
  [
    'saveWishList',
    () =>
      `saveWishList(input: { shareId: ${shareId}, year: ${YEAR}, weeks: [3], isAutopilot: true }) { isAutopilot }`,
    'FORBIDDEN',
  ],
];

test.each(REFUSED)('a guest is refused %s', async (_what, text, refusal) => {
  const stored = () => home.testApp.running.app.db.query('select * from bookings');
  const before = await stored();
  expect(refusalOf(await asGuest(ASKED(text())))).toMatch(refusal);
  expect(await stored()).toEqual(before);
});

test('nothing of swaps and drafts is shown to a guest', async () => {
  const { id } = home.property;
  const text = `{ openToSwap(propertyId: ${id}) { bookingId } drafts(propertyId: ${id}) { id } }`;
  expect((await asGuest(text)).data).toEqual({ openToSwap: [], drafts: [] });
});

test('with the link, the sight of the calendar ends', async () => {
  await home.testApp.running.app.db.query(
    'update users set linked_property_id = null where id = $1',
    [home.people.guest.id],
  );
  for (const what of ['calendar', 'rotation']) {
    const text = `{ ${what}(propertyId: ${home.property.id}, year: ${YEAR}) { year } }`;
    expect(refusalOf(await asGuest(text))).toBe(NOT_AN_OWNER);
  }
});
