import { addMember } from '../../../test/factories/share.factory';
import { mailsTo } from '../../../test/support/mailbox';
import {
  answer,
  type ExchangeHome,
  openExchangeHome,
  proposalsTo,
  type Wisher,
} from '../../../test/support/scenes/exchange-home';
import { request, say } from '../../../test/support/scenes/swap-home';
import { Share } from '../shares/share.entity';

let house: ExchangeHome;

beforeEach(async () => {
  house = await openExchangeHome();
});

afterEach(() => house.home.testApp.close());

const REASONS = '{ endedExchanges { reason give { week } get { week } } }';
const reasonsFor = async ({ client }: Wisher): Promise<string[]> =>
  (await client.graphql(REASONS)).data.endedExchanges.map((it: { reason: string }) => it.reason);
const endMailTo = async ({ email }: Wisher) =>
  (await mailsTo(house.home.testApp, email)).find(({ subject }) =>
    /did not go through/.test(subject),
  )?.text;

test('a swap of two owners ends an exchange of their weeks, and each reads what they hold now', async () => {
  const { one, two, three, wishInCircle, proposalTo, end } = house;
  await wishInCircle();
  const { id } = await proposalTo(two);
  await answer(one.client, id, true);
  await answer(two.client, id, true);
  const input = { bookingId: one.bookingId, targetBookingId: three.bookingId };
  const { data } = await request(one.client, input);
  await say('acceptSwap', data.requestSwap.id, three.client);
  await end();
  expect(await proposalsTo(two.client)).toEqual([]);
  const own = await endMailTo(one);
  expect(own).toContain('Your week 28 went in another swap.');
  expect(own).not.toMatch(/keep|search/);
  expect(await endMailTo(two)).toMatch(
    /A week of another owner was swapped, given back or handed over\. You keep week 31 \(from .*\), and the search goes on\./,
  );
  expect(await reasonsFor(one)).toEqual(['Your week 28 went in another swap.']);
  expect(await reasonsFor(three)).toEqual(['Your week 30 went in another swap.']);
  const { myActivity } = (await one.client.graphql('{ myActivity { text path } }')).data;
  expect(myActivity).toContainEqual({
    text: expect.stringMatching(
      /^The swap of your week 28 for week 31 of 2031 at .* did not go through\. Your week 28 went in another swap\.$/,
    ),
    path: '/swaps',
  });
});

test.each([
  [
    'a no',
    async ({ two }: ExchangeHome, id: number) => void (await answer(two.client, id, false)),
    /Not every owner said yes\. You keep week 28 \(from .*\), and the search goes on\./,
  ],
  [
    'a list that ends',
    async ({ two, wish }: ExchangeHome) => wish(two, []),
    /Not every owner said yes\. You keep week 28/,
  ],
  [
    'no answer in time',
    async ({ home, end }: ExchangeHome) => {
      await home.testApp.pass('7 days');
      await end();
    },
    /Not every owner answered in time\. You keep week 28/,
  ],
  [
    'its own week given back',
    async ({ one, end }: ExchangeHome) => {
      await one.client.graphql(`mutation { releaseWeek(bookingId: ${one.bookingId}) }`);
      await end();
    },
    /Your week 28 was given back\./,
  ],
  [
    'its own share gone',
    async ({ query, end }: ExchangeHome) => {
      await query('update shares set user_id = null where share_number = 1');
      await end();
    },
    /The share that held week 28 is no longer yours or is inactive\./,
  ],
])('the owner who said yes reads why it ended: %s', async (_what, finish, text) => {
  const { one, wishInCircle, proposalTo, query } = house;
  await wishInCircle();
  const { id } = await proposalTo(one);
  await answer(one.client, id, true);
  await finish(house, id);
  const mail = await endMailTo(one);
  expect(mail).toMatch(text);
  expect(mail?.includes('You keep')).toBe(/keep/.test(text.source));
  // All three have an entry: it names no one who refused.
  expect(await query('select 1 from ended_exchanges')).toHaveLength(3);
});

/** Makes an owner one of another's share, and returns its id. */
async function join({ person }: Wisher, { share: shareNumber }: Wisher): Promise<number> {
  const { manager } = house.home.testApp.running.app.db;
  const place = { propertyId: house.home.property.id, shareNumber };
  const { id: shareId } = await manager.findOneByOrFail(Share, place);
  await addMember(manager, { shareId, userId: person.id });
  return shareId;
}

test('an exchange ends when an owner joins another of its shares, and is not proposed again', async () => {
  const { one, two, wishInCircle, proposalTo, search, end, query } = house;
  await wishInCircle();
  await proposalTo(one);
  await join(two, one);
  await end();
  expect(await proposalsTo(one.client)).toEqual([]);
  expect(await reasonsFor(one)).toHaveLength(1);
  await query('delete from resting_weeks');
  await search();
  expect(await query('select 1 from exchanges')).toEqual([]);
});

test('who owns two shares of an exchange takes over the legs of both', async () => {
  const { one, two, wishInCircle, proposalTo, query } = house;
  await wishInCircle();
  await proposalTo(one);
  // As if they had joined while the exchange was found.
  await query('alter table share_members disable trigger share_members_end_exchanges');
  const shareId = await join(two, one);
  const leave = `mutation { removeShareMember(shareId: ${shareId}, userId: ${one.person.id}) }`;
  expect((await one.client.graphql(leave)).errors).toBeUndefined();
  const legs = 'select user_id as id from exchange_legs where share_id = $1';
  expect(await query(legs, [shareId])).toEqual([{ id: two.person.id }]);
});
