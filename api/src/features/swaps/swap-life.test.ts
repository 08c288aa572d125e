import type { ApiClient } from '../../../test/support/api-client';
import { type Home, openHome } from '../../../test/support/home-cast';
import { mailsTo } from '../../../test/support/mailbox';
import { makeShare } from '../shares/share.factory';
import { makeYear } from '../weeks/week.factory';
import { expireSwaps } from './use-cases/expire-swaps';

const YEAR = 2031;
const FIELDS =
  'id status role acceptedAt answerNote counterOfId answererName value { verdict reason }';
const REQUEST = `mutation($input: RequestSwapInput!) { requestSwap(input: $input) { ${FIELDS} } }`;
const answer = (name: string) =>
  `mutation($id: Int!, $note: String) { ${name}(id: $id, note: $note) { ${FIELDS} } }`;

let home: Home;
/** Somebody else's share 5, beside the owner's 1 and 12. */
let other: { client: ApiClient; email: string };

beforeEach(async () => {
  home = await openHome();
  const { manager } = home.house.running.app.db;
  const person = await home.house.person();
  await makeShare(manager, { propertyId: home.property.id, shareNumber: 5, userId: person.id });
  other = { client: await home.house.signIn(person), email: person.email ?? '' };
  await makeYear(manager, { propertyId: home.property.id, year: YEAR, maintenance: [50] });
});

afterEach(() => home.house.close());

const query = (text: string, values: unknown[] = []) =>
  home.house.running.app.db.query(text, values);

/** A booking of a share in a week of the year; answers its id. */
async function book(share: number, week: number, guests = ''): Promise<number> {
  const [booking] = await query(
    `insert into bookings (property_id, year, week, share_id, guests)
     select property_id, $3, $4, id, $5 from shares where property_id = $1 and share_number = $2
     returning id`,
    [home.property.id, share, YEAR, week, guests],
  );
  return booking.id;
}

async function holders(): Promise<Record<number, string>> {
  const rows = await query(
    `select b.week, s.share_number || coalesce(' ' || nullif(b.guests, ''), '') as holder
     from bookings b join shares s on s.id = b.share_id where b.released_at is null`,
  );
  return Object.fromEntries(rows.map(({ week, holder }: Record<string, string>) => [week, holder]));
}

const request = (input: object, client = home.as.owner) => client.graphql(REQUEST, { input });
const say = (name: string, id: number, client: ApiClient, note?: string) =>
  client.graphql(answer(name), { id, note });

test('what both sides want changes hands at once, guests and all, and both hear of it', async () => {
  const [mine, theirs] = [await book(1, 28, 'Choir'), await book(5, 30, 'Twins')];
  const listeners = await Promise.all(
    [home.as.owner, other.client].map((client) =>
      client.subscribe('subscription { mySwapEvents { status } }'),
    ),
  );
  const asked = await request({ bookingId: mine, targetBookingId: theirs, note: 'Please' });
  const { id } = asked.data.requestSwap;
  expect(asked.data.requestSwap).toMatchObject({ status: 'PENDING', role: 'REQUESTER' });
  expect((await mailsTo(home.house, other.email)).at(-1)?.text).toContain('“Please”');
  const accepted = await say('acceptSwap', id, other.client);
  expect(accepted.data.acceptSwap).toMatchObject({ status: 'APPROVED', role: 'ANSWERER' });
  expect(await holders()).toEqual({ 28: '5 Twins', 30: '1 Choir' });
  for (const listener of listeners) {
    const events = await listener.received(2);
    expect(events.map(({ data }) => data.mySwapEvents.status)).toEqual(['PENDING', 'APPROVED']);
    listener.stop();
  }
  const again = await say('acceptSwap', id, other.client);
  expect(again.errors?.[0]?.message).toBe('This swap has been approved already.');
});

test('an open week is had at once, and the given one is open', async () => {
  const mine = await book(1, 28, 'Choir');
  const { data } = await request({ bookingId: mine, year: YEAR, week: 31 });
  expect(data.requestSwap.status).toBe('APPROVED');
  expect(await holders()).toEqual({ 31: '1 Choir' });
});

test.each([
  [{ week: 50 }, 'Week 50 is not free any more.'],
  [{ week: 53 }, '2031 has no week 53 here.'],
])('an open week %j is refused: %s', async (facts, message) => {
  const mine = await book(1, 28);
  const { errors } = await request({ bookingId: mine, year: YEAR, ...facts });
  expect(errors?.[0]?.message).toBe(message);
  expect(await query('select 1 from week_swaps')).toEqual([]);
});

test('where the property wants it, an administrator has the last word', async () => {
  await query('update properties set swaps_need_approval = true');
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  const { id } = data.requestSwap;
  const early = await say('approveSwap', id, home.as.administrator);
  expect(early.errors?.[0]?.message).toBe('The other owner has not agreed yet.');
  const accepted = await say('acceptSwap', id, other.client);
  expect(accepted.data.acceptSwap).toMatchObject({ status: 'PENDING' });
  expect(accepted.data.acceptSwap.acceptedAt).not.toBeNull();
  expect(await holders()).toEqual({ 28: '1', 30: '5' });
  const approved = await say('approveSwap', id, home.as.administrator);
  expect(approved.data.approveSwap.status).toBe('APPROVED');
  expect(await holders()).toEqual({ 28: '5', 30: '1' });
});

test('a counter declines and offers another week instead', async () => {
  const [mine, theirs, instead] = [await book(1, 28), await book(5, 30), await book(5, 33)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  const COUNTER = `mutation($id: Int!, $bookingId: Int!) {
    counterSwap(id: $id, bookingId: $bookingId) { ${FIELDS} } }`;
  const variables = { id: data.requestSwap.id, bookingId: instead };
  const counter = await other.client.graphql(COUNTER, variables);
  expect(counter.data.counterSwap).toMatchObject({
    status: 'PENDING',
    counterOfId: data.requestSwap.id,
    role: 'REQUESTER',
  });
  await say('acceptSwap', counter.data.counterSwap.id, home.as.owner);
  expect(await holders()).toEqual({ 28: '5', 30: '5', 33: '1' });
  const statuses = await query('select status from week_swaps order by id');
  expect(statuses).toEqual([{ status: 'DECLINED' }, { status: 'APPROVED' }]);
});

test('a week that is promised twice goes once, and the other swap ends', async () => {
  const [mine, also, theirs] = [await book(1, 28), await book(12, 29), await book(5, 30)];
  const first = await request({ bookingId: mine, targetBookingId: theirs });
  const second = await request({ bookingId: also, targetBookingId: theirs });
  await say('acceptSwap', first.data.requestSwap.id, other.client);
  const late = await say('acceptSwap', second.data.requestSwap.id, other.client);
  expect(late.errors?.[0]?.message).toMatch(
    /^(This swap has been cancelled already\.|There is no)/,
  );
  expect(await holders()).toEqual({ 28: '5', 29: '12', 30: '1' });
});

test('a swap that nobody answers expires, and says so', async () => {
  const [mine, theirs] = [await book(1, 28), await book(5, 30)];
  const { data } = await request({ bookingId: mine, targetBookingId: theirs });
  await query(`update week_swaps set expires_at = now() - interval '1 second'`);
  const late = await say('acceptSwap', data.requestSwap.id, other.client);
  expect(late.errors?.[0]?.message).toBe('This swap has expired.');
  await Promise.all([expireSwaps(home.house.running.app), expireSwaps(home.house.running.app)]);
  expect(await query('select status from week_swaps')).toEqual([{ status: 'EXPIRED' }]);
  const mails = await mailsTo(home.house, home.people.owner.email ?? '');
  expect(mails.filter(({ subject }) => /expired/.test(subject))).toHaveLength(1);
});

test('weeks that are open to swap are shown to the owners of the house alone', async () => {
  const theirs = await book(5, 30);
  const OFFER = 'mutation($id: Int!) { offerWeek(bookingId: $id, isOpen: true) }';
  expect((await home.as.owner.graphql(OFFER, { id: theirs })).errors).toBeDefined();
  expect((await other.client.graphql(OFFER, { id: theirs })).data.offerWeek).toBe(true);
  const LIST = '{ openToSwap { bookingId isMine week { week season } } }';
  const seen = await home.as.owner.graphql(LIST);
  expect(seen.data.openToSwap).toMatchObject([{ bookingId: theirs, isMine: false }]);
  expect((await home.as.strangerOwner.graphql(LIST)).data.openToSwap).toEqual([]);
});

test.each(['acceptSwap', 'declineSwap', 'cancelSwap', 'approveSwap', 'rejectSwap'])(
  '%s is refused to people who have nothing to do with the swap',
  async (name) => {
    const [mine, theirs] = [await book(1, 28), await book(5, 30)];
    const { data } = await request({ bookingId: mine, targetBookingId: theirs });
    const { strangerOwner, guest, inactiveOwner, visitor } = home.as;
    for (const client of [strangerOwner, guest, inactiveOwner, visitor]) {
      const { errors } = await say(name, data.requestSwap.id, client);
      expect(errors?.[0]?.extensions.code).toMatch(/^(FORBIDDEN|NOT_FOUND|UNAUTHENTICATED)$/);
    }
    expect(await query('select status from week_swaps')).toEqual([{ status: 'PENDING' }]);
    expect((await say('acceptSwap', data.requestSwap.id, home.as.owner)).errors).toBeDefined();
  },
);

test('five hundred swaps at random, all at once, leave a permutation of the weeks', async () => {
  const weeks = Array.from({ length: 12 }, (_, index) => index + 20);
  const ids: number[] = [];
  for (const week of weeks) ids.push(await book(week % 2 === 0 ? 1 : 5, week, `guests ${week}`));
  const before = Object.values(await holders()).sort();
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >>> 16) % below;
  };
  const asked: { id: number; answerer: ApiClient }[] = [];
  const sides: [ApiClient, ApiClient][] = [
    [home.as.owner, other.client],
    [other.client, home.as.owner],
  ];
  const answerOne = async ({ id, answerer }: (typeof asked)[number]) => {
    const names = ['acceptSwap', 'declineSwap', 'cancelSwap', 'acceptSwap'];
    const name = names[random(names.length)] ?? 'acceptSwap';
    const who = [home.as.administrator, home.as.owner, answerer, answerer, answerer][random(5)];
    return (await say(name, id, who ?? answerer)).errors;
  };
  const askOne = async () => {
    const [client, answerer] = sides[random(2)] ?? [home.as.owner, other.client];
    const input = { bookingId: ids[random(12)], targetBookingId: ids[random(12)] };
    const { data, errors } = await request(input, client);
    if (data?.requestSwap) asked.push({ id: data.requestSwap.id, answerer });
    return errors;
  };
  const act = () => {
    // Mostly of the latest few, so that several meet at the same swap.
    const swap = asked[asked.length - 1 - random(4)];
    return swap && random(3) > 0 ? answerOne(swap) : askOne();
  };
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, act));
    const codes = answers.flatMap((errors) => errors?.[0]?.extensions.code ?? []);
    expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  }
  expect(Object.values(await holders()).sort()).toEqual(before);
  const [{ done }] = await query(
    `select count(*)::int as done from week_swaps where status = 'APPROVED'`,
  );
  expect(done).toBeGreaterThan(5);
}, 60_000);

test('a week that is given back, and a share that leaves its owner, end what was asked about them', async () => {
  const ids = [await book(1, 28), await book(5, 30), await book(5, 31), await book(1, 32)];
  const [mine, theirs, also, open] = ids;
  await request({ bookingId: mine, targetBookingId: theirs });
  await request({ bookingId: mine, targetBookingId: also });
  await query('update bookings set is_open_to_swap = true where id = any($1)', [[also, open]]);
  const RELEASE = 'mutation($id: Int!) { releaseWeek(bookingId: $id) }';
  await other.client.graphql(RELEASE, { id: theirs });
  const ended = () => query('select status, answer_note as note from week_swaps order by id');
  expect(await ended()).toEqual([
    { status: 'CANCELLED', note: 'One of the weeks was given back meanwhile.' },
    { status: 'PENDING', note: null },
  ]);
  await query('update shares set user_id = null where share_number = 5');
  expect((await ended())[1]).toEqual({
    status: 'CANCELLED',
    note: 'One of the shares left its owner meanwhile.',
  });
  expect(await query('select id from bookings where is_open_to_swap')).toEqual([{ id: open }]);
});
