import {
  answer,
  type ExchangeHome,
  openExchangeHome,
  proposalsTo,
  saveWishes,
  type Wisher,
} from '../../../test/support/scenes/exchange-home';
import { request } from '../../../test/support/scenes/swap-home';
import { PASSWORD } from '../../../test/support/servers/test-app';

let house: ExchangeHome;

beforeEach(async () => {
  house = await openExchangeHome();
});

afterEach(() => house.home.testApp.close());

test.each([
  ['the week itself', [28], /Week 28 is the one that you give/],
  ['a week that the year lacks', [53], /2031 has no week 53 here/],
])('%s cannot be wished for', async (_what, weeks, message) => {
  const { errors } = await saveWishes(house.one.client, house.one.bookingId, weeks);
  expect(errors?.[0]?.message).toMatch(message);
});

test('neither another owner nor an administrator reads or writes a list', async () => {
  const { one, two, wish, home } = house;
  await wish(one, [31, 12]);
  for (const client of [two.client, home.as.administrator]) {
    const { errors } = await saveWishes(client, one.bookingId, [12]);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await client.graphql('{ mySwapWishes { weeks } }')).data.mySwapWishes).toEqual([]);
  }
  const mine = await one.client.graphql('{ mySwapWishes { bookingId weeks } }');
  expect(mine.data.mySwapWishes).toEqual([{ bookingId: String(one.bookingId), weeks: [31, 12] }]);
});

test('an administrator who views as an owner reads neither lists nor what was found', async () => {
  const { one, wishInCircle, home } = house;
  await wishInCircle();
  const viewer = await home.testApp.signIn(home.people.administrator, { isAdmin: true });
  await viewer.graphql(`mutation { startViewing(userId: ${one.person.id}) }`);
  for (const text of ['{ mySwapWishes { weeks } }', '{ exchangeProposals { id } }']) {
    expect((await viewer.graphql(text)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('no one answers an exchange that was not proposed to them, administrators included', async () => {
  const { one, wishInCircle, proposalTo, home, query } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  const stranger = await home.testApp.signIn(await home.testApp.person());
  for (const client of [stranger, home.as.administrator]) {
    for (const isYes of [true, false]) {
      const { errors } = await answer(client, id, isYes);
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await proposalsTo(client)).toEqual([]);
  }
  expect(await query('select 1 from exchange_legs where agreed_at is not null')).toEqual([]);
});

test('a proposal shows its owner nothing of the others', async () => {
  const { one, two, three, wishInCircle, proposalTo } = house;
  await wishInCircle();
  const text = JSON.stringify(await proposalTo(one));
  expect(text).not.toMatch(/"week":30/);
  for (const { person } of [two, three]) expect(text).not.toContain(person.lastName);
});

test('a list is part of the download of its owner’s data and is deleted with their account', async () => {
  const { one, two, wish, query } = house;
  await wish(one, [31, 30]);
  await wish(two, [28]);
  const { body } = await one.client.get('/api/my-data');
  expect(body.swapWishes).toMatchObject([{ year: 2031, week: 28, weeks: [31, 30] }]);
  expect(body.exchanges).toMatchObject([{ week: 28, getsWeek: 31, status: 'OPEN' }]);
  const ERASE = `mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`;
  expect((await one.client.graphql(ERASE)).data).toEqual({ eraseMyAccount: true });
  expect(await query('select booking_id from swap_wishes')).toEqual([
    { booking_id: two.bookingId },
  ]);
  expect(await proposalsTo(two.client)).toEqual([]);
});

test('only so many lists are saved in a minute', async () => {
  const { one } = house;
  const codes: string[] = [];
  for (let tries = 0; tries < 121; tries += 1) {
    const { errors } = await saveWishes(one.client, one.bookingId, []);
    codes.push(errors?.[0]?.extensions.code ?? 'SAVED');
  }
  expect(codes.at(0)).toBe('SAVED');
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test('a found exchange counts among the swaps that wait for an owner, until they answer', async () => {
  const { one, two, wishInCircle, proposalTo } = house;
  const waiting = async ({ client }: Wisher) =>
    (await client.graphql('{ swaps: waitingCount(only: SWAPS) turns: waitingCount(only: DRAFT) }'))
      .data;
  await wishInCircle();
  const { id } = await proposalTo(one);
  expect(await waiting(one)).toEqual({ swaps: 1, turns: 0 });
  await request(two.client, { bookingId: two.bookingId, targetBookingId: one.bookingId });
  expect(await waiting(one)).toEqual({ swaps: 2, turns: 0 });
  const LIST = `{ myWaiting { kind subjectId count who until isCounter agreedCount ownerCount
    give { startDate } get { startDate } } }`;
  const list = async ({ client }: Wisher) => (await client.graphql(LIST)).data.myWaiting;
  const [asked, found] = await list(one);
  expect(asked).toMatchObject({ kind: 'SWAPS', count: 1, isCounter: false, ownerCount: null });
  expect(asked.who).toEqual(expect.any(String));
  expect(found).toMatchObject({ kind: 'SWAPS', subjectId: id, who: null, agreedCount: 0 });
  expect(found).toMatchObject({ ownerCount: 3, give: asked.give, until: expect.any(String) });
  expect(asked.get).toEqual(found.get);
  await answer(one.client, id, true);
  expect(await waiting(one)).toEqual({ swaps: 1, turns: 0 });
  expect(await list(one)).toEqual([asked]);
  expect(await waiting(two)).toEqual({ swaps: 1, turns: 0 });
});
