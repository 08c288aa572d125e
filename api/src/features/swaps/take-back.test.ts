import { mailsTo } from '../../../test/support/mailbox';
import type { Home } from '../../../test/support/scenes/home-cast';
import {
  counter,
  openSwapHome,
  request,
  type SwapHome,
  say,
  SWAP_YEAR as YEAR,
} from '../../../test/support/scenes/swap-home';

let swaps: SwapHome;
let home: Home;
let other: SwapHome['other'];

beforeEach(async () => {
  swaps = await openSwapHome();
  ({ home, other } = swaps);
});

afterEach(() => home.testApp.close());

/** A completed swap of week 28 of share 1 for week 30 of share 5. */
async function swapped(): Promise<number> {
  const [mine, theirs] = [await swaps.book(1, 28, 'Choir'), await swaps.book(5, 30, 'Twins')];
  const { data } = await request(home.as.owner, { bookingId: mine, targetBookingId: theirs });
  const { id } = data.requestSwap;
  await say('acceptSwap', id, other.client);
  expect(await swaps.holders()).toEqual({ 28: '5 Twins', 30: '1 Choir' });
  return id;
}

/** A completed swap of week 28 of share 1 for week 31, which was open. */
async function swappedForOpen(): Promise<number> {
  const bookingId = await swaps.book(1, 28);
  const { data } = await request(home.as.owner, { bookingId, year: YEAR, week: 31 });
  expect(await swaps.holders()).toEqual({ 31: '1' });
  return data.requestSwap.id;
}

const takeBack = (id: number, client = home.as.owner, note?: string) =>
  say('takeBackSwap', id, client, note);

const messageOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message;

const standing = async (id: number, client = home.as.owner) => {
  const { data } = await client.graphql(
    '{ mySwaps(first: 9) { items { id status takesBackId isTakenBack canBeTakenBack } } }',
  );
  const own = data.mySwaps.items.find((it: { id: string }) => it.id === String(id));
  return [own.status, own.canBeTakenBack, own.isTakenBack];
};

test.each(['requester', 'answerer'] as const)(
  'the %s asks, and once the other side agrees, each has their week and guests again',
  async (asker) => {
    const [asks, agrees, address] =
      asker === 'requester'
        ? [home.as.owner, other.client, other.email]
        : [other.client, home.as.owner, home.people.owner.email];
    const id = await swapped();
    expect(await standing(id)).toEqual(['APPROVED', true, false]);
    const asked = await takeBack(id, asks, 'The dates have moved.');
    expect(asked.data.takeBackSwap).toMatchObject({ status: 'PENDING', role: 'REQUESTER' });
    const mail = (await mailsTo(home.testApp, address ?? '')).at(-1);
    expect(mail?.subject).toContain('would like to take a swap back at');
    expect(mail?.text).toContain('> The dates have moved.');
    expect(await standing(id)).toEqual(['APPROVED', false, false]);
    const agreed = await say('acceptSwap', asked.data.takeBackSwap.id, agrees);
    expect(agreed.data.acceptSwap.status).toBe('APPROVED');
    expect(await swaps.holders()).toEqual({ 28: '1 Choir', 30: '5 Twins' });
    expect(await standing(id)).toEqual(['APPROVED', false, true]);
    expect(messageOf(await takeBack(id))).toBe('This swap has already been taken back.');
  },
);

test('where swaps need approval, both sides still take theirs back by themselves', async () => {
  const id = await swapped();
  await swaps.query('update properties set swaps_need_approval = true');
  const { data } = await takeBack(id);
  await say('acceptSwap', data.takeBackSwap.id, other.client);
  expect(await swaps.holders()).toEqual({ 28: '1 Choir', 30: '5 Twins' });
});

test('an administrator takes a swap back at once, ends a request to do so, and it is logged', async () => {
  const id = await swapped();
  const { data } = await takeBack(id);
  await takeBack(id, home.as.administrator, 'A mistake');
  expect(await swaps.holders()).toEqual({ 28: '1 Choir', 30: '5 Twins' });
  const [asked] = await swaps.query('select status from week_swaps where id = $1', [
    data.takeBackSwap.id,
  ]);
  expect(asked?.status).toBe('CANCELLED');
  const [entry] = await swaps.query(
    `select subject, after from audit_log where action = 'swap.take-back'`,
  );
  expect(entry).toMatchObject({
    subject: expect.stringMatching(`^Swap ${id}, `),
    after: { note: 'A mistake' },
  });
  const mail = (await mailsTo(home.testApp, other.email)).at(-1);
  expect(mail?.text).toContain('Taking back the swap of the week from');
  expect(mail?.text).toContain('> A mistake');
});

test('an open week is given back at once, by its owner alone', async () => {
  const id = await swappedForOpen();
  expect(await standing(id)).toEqual(['APPROVED', true, false]);
  const { data } = await takeBack(id);
  expect(data.takeBackSwap.status).toBe('APPROVED');
  expect(await swaps.holders()).toEqual({ 28: '1' });
});

test.each([true, false])(
  'while each share may claim one week, taking back leaves the claim as it was: %s',
  async (wasClaim) => {
    await swaps.query('update properties set claim_limit_days = 30');
    await swaps.query('update property_years set drafted_at = now()');
    const bookingId = await swaps.book(1, 28);
    const claims = `update bookings set only_claim_of = case when $1 then share_id end`;
    await swaps.query(claims, [wasClaim]);
    const { data } = await request(home.as.owner, { bookingId, year: YEAR, week: 31 });
    const claimed = 'select only_claim_of is not null as is_claim from bookings';
    expect(await swaps.query(claimed)).toEqual([{ is_claim: true }]);
    expect((await takeBack(data.requestSwap.id)).data.takeBackSwap.status).toBe('APPROVED');
    expect(await swaps.query(claimed)).toEqual([{ is_claim: wasClaim }]);
  },
);

test('a request to take a swap back is accepted or declined, and no other week is offered', async () => {
  const id = await swapped();
  const { data } = await takeBack(id);
  const other33 = await swaps.book(5, 33);
  const countered = await counter(other.client, data.takeBackSwap.id, other33);
  expect(messageOf(countered)).toBe('A swap that is taken back can be accepted or declined only.');
});

test('a week that someone has taken since is not given back', async () => {
  const id = await swappedForOpen();
  await swaps.book(5, 28);
  expect(await standing(id)).toEqual(['APPROVED', false, false]);
  expect(messageOf(await takeBack(id))).toBe('Week 28 is no longer free.');
  expect(await swaps.holders()).toEqual({ 28: '5', 31: '1' });
});

test('two who ask at once make one request', async () => {
  const id = await swapped();
  const answers = await Promise.all([takeBack(id), takeBack(id, other.client)]);
  expect(answers.map(messageOf).filter(Boolean)).toEqual([
    'Someone has already asked to take this swap back. See your swaps.',
  ]);
  expect(await swaps.query(`select 1 from week_swaps where status = 'PENDING'`)).toHaveLength(1);
});

test('after a declined request, either side may ask again', async () => {
  const id = await swapped();
  const { data } = await takeBack(id);
  await say('declineSwap', data.takeBackSwap.id, other.client);
  expect(await standing(id)).toEqual(['APPROVED', true, false]);
  expect((await takeBack(id, other.client)).data.takeBackSwap.status).toBe('PENDING');
});

test('a swap that is pending, declined or countered cannot be taken back', async () => {
  const [mine, theirs] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const { data } = await request(home.as.owner, { bookingId: mine, targetBookingId: theirs });
  const { id } = data.requestSwap;
  const refusal = 'Only a swap whose weeks have been swapped can be taken back.';
  expect(messageOf(await takeBack(id))).toBe(refusal);
  expect(await standing(id)).toEqual(['PENDING', false, false]);
  await counter(other.client, id, await swaps.book(5, 33));
  expect(messageOf(await takeBack(id, home.as.administrator))).toBe(refusal);
});

const THREE_DAYS_AGO = `start_date = current_date - 3, end_date = current_date + 4`;

const began = (week: number, side: 'current' | 'preferred') => async () => {
  await swaps.query(`update weeks set ${THREE_DAYS_AGO} where year = ${YEAR} and week = ${week}`);
  await swaps.query(`update week_swaps set ${side}_week_start = current_date - 3,
    ${side}_week_end = current_date + 4`);
};

test.each([
  ['the first week has begun', began(28, 'current'), 'Week 28 has already begun.'],
  ['the second week has begun', began(30, 'preferred'), 'Week 30 has already begun.'],
  [
    'the other side has given its week away',
    () =>
      swaps.query(`update bookings set share_id = (select id from shares where share_number = 12)
        where week = 28`),
    'The requested week has changed hands.',
  ],
  [
    'one’s own week is released',
    () =>
      swaps.query(
        'update bookings set released_at = now(), not_maintenance = null where week = 30',
      ),
    'This share no longer holds the week it offers.',
  ],
])('once %s, it stays as it is', async (_what, change, message) => {
  const id = await swapped();
  await change();
  expect(await standing(id)).toEqual(['APPROVED', false, false]);
  expect(messageOf(await takeBack(id))).toBe(message);
  expect(await swaps.query('select 1 from week_swaps where takes_back_id = $1', [id])).toEqual([]);
});

test('once one of its weeks went on for an open one, it stays as it is', async () => {
  const id = await swapped();
  const [booking] = await swaps.query('select id from bookings where week = 30');
  await request(home.as.owner, { bookingId: booking?.id, year: YEAR, week: 31 });
  expect(await standing(id)).toEqual(['APPROVED', false, false]);
  expect(messageOf(await takeBack(id))).toBe(
    'One of its weeks has been swapped for week 31 since, so this swap can no longer be taken back.',
  );
});

test('the database allows one swap to take another back', async () => {
  const id = await swapped();
  await takeBack(id);
  const again = swaps.query(
    `insert into week_swaps (requester_id, share_id, current_week_start, current_week_end,
        preferred_week_start, preferred_week_end, expires_at, takes_back_id)
      select requester_id, share_id, current_week_start, current_week_end, preferred_week_start,
        preferred_week_end, now(), id from week_swaps where id = $1`,
    [id],
  );
  await expect(again).rejects.toMatchObject({ constraint: 'week_swaps_taken_back' });
});
