import { makeBooking } from '../../../test/factories/booking.factory';
import { makeShare } from '../../../test/factories/share.factory';
import { mailsTo } from '../../../test/support/mailbox';
import {
  openSwapHome,
  request,
  SWAP_YEAR,
  type SwapHome,
  say,
} from '../../../test/support/scenes/swap-home';
import { makeYear } from '../weeks/week.factory';
import { endSwaps } from './use-cases/end-swaps';

/** Today at a property whose time zone is UTC, as it is by default. */
const TODAY = `(now() at time zone 'utc')::date`;

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
});

afterEach(() => swaps.home.testApp.close());

const wantApproval = (isWanted: boolean) =>
  swaps.query('update properties set swaps_need_approval = $1', [isWanted]);

async function ask(): Promise<number> {
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const { data } = await request(swaps.home.as.owner, { bookingId, targetBookingId });
  return data.requestSwap.id;
}

test('an accepted swap completes on a second acceptance once no approval is needed', async () => {
  const { client } = swaps.other;
  await wantApproval(true);
  const id = await ask();
  const answers = [await say('acceptSwap', id, client), await say('acceptSwap', id, client)];
  expect(answers.map(({ data }) => data.acceptSwap.status)).toEqual(['PENDING', 'PENDING']);
  await wantApproval(false);
  expect((await say('acceptSwap', id, client)).data.acceptSwap.status).toBe('APPROVED');
  expect(await swaps.holders()).toEqual({ 28: '5', 30: '1' });
});

test('a note with an acceptance is kept and shown', async () => {
  const { home, other } = swaps;
  await wantApproval(true);
  const id = await ask();
  const agreed = await say('acceptSwap', id, other.client, 'Enjoy the lake');
  expect(agreed.data.acceptSwap.answerNote).toBe('Enjoy the lake');
  const mails = () => mailsTo(home.testApp, home.people.owner.email ?? '');
  expect((await mails()).at(-1)?.text).toContain('> Enjoy the lake');
  const silent = await say('approveSwap', id, home.as.administrator);
  expect(silent.data.approveSwap.answerNote).toBe('Enjoy the lake');
});

test("an administrator's note is kept with the approval", async () => {
  const { home, other } = swaps;
  await wantApproval(true);
  const id = await ask();
  await say('acceptSwap', id, other.client);
  const { data } = await say('approveSwap', id, home.as.administrator, 'Keys as ever');
  expect(data.approveSwap.answerNote).toBe('Keys as ever');
  expect((await mailsTo(home.testApp, other.email)).at(-1)?.text).toContain('> Keys as ever');
});

test('the owners of weeks that begin tomorrow are shown as willing, and no longer from the day itself', async () => {
  const { home, query, book } = swaps;
  const bookingId = await book(5, 30);
  await query('update bookings set is_open_to_swap = true');
  const offered = async (day: string) => {
    await query(`update weeks set start_date = ${day}, end_date = ${day} + 7 where week = 30`);
    const { data } = await home.as.owner.graphql('{ openToSwap { bookingId } }');
    return data.openToSwap;
  };
  expect(await offered(`${TODAY} + 1`)).toEqual([{ bookingId: String(bookingId) }]);
  expect(await offered(TODAY)).toEqual([]);
});

const status = async () => (await swaps.query('select status from week_swaps'))[0]?.status;

test('a swap waits seven days for its answer', async () => {
  const { app } = swaps.home.testApp.running;
  await ask();
  await swaps.home.testApp.pass('6 days 23 hours 59 minutes');
  await endSwaps(app);
  expect(await status()).toBe('PENDING');
  await swaps.home.testApp.pass('1 minute');
  await endSwaps(app);
  expect(await status()).toBe('EXPIRED');
});

test.each([
  ['given', 28],
  ['wanted', 30],
])('an answer is due when the week %s begins, if that is sooner', async (_which, week) => {
  await wantApproval(true);
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const days = `start_date = ${TODAY} + 2, end_date = ${TODAY} + 9`;
  await swaps.query(`update weeks set ${days} where week = $1`, [week]);
  await swaps.query("update properties set time_zone = 'Pacific/Honolulu'");
  const isThen = async () => {
    const begins = `(${TODAY} + 2)::timestamp at time zone 'Pacific/Honolulu'`;
    const [row] = await swaps.query(`select expires_at = ${begins} as "isThen" from week_swaps`);
    return row?.isThen;
  };
  const { data } = await request(swaps.home.as.owner, { bookingId, targetBookingId });
  expect(await isThen()).toBe(true);
  const [mail] = (await mailsTo(swaps.home.testApp, swaps.other.email)).slice(-1);
  expect(mail?.text).toMatch(/offer another week until .*, 0{1,2}:00 at the house/);
  await say('acceptSwap', data.requestSwap.id, swaps.other.client);
  expect(await isThen()).toBe(true);
});

test('an acceptance gives the administrator seven more days', async () => {
  const { app } = swaps.home.testApp.running;
  await wantApproval(true);
  const id = await ask();
  await swaps.home.testApp.pass('6 days');
  await say('acceptSwap', id, swaps.other.client);
  await swaps.home.testApp.pass('6 days 23 hours 59 minutes');
  await endSwaps(app);
  expect(await status()).toBe('PENDING');
  await swaps.home.testApp.pass('1 minute');
  await endSwaps(app);
  expect(await status()).toBe('EXPIRED');
});

test('what has expired is not in the way of asking again, even before it is announced', async () => {
  const { home, query } = swaps;
  await ask();
  const [first] = await query('select requesting_booking_id, target_booking_id from week_swaps');
  const input = {
    bookingId: first?.requesting_booking_id,
    targetBookingId: first?.target_booking_id,
  };
  expect((await request(home.as.owner, input)).errors?.[0]?.message).toBe(
    'You have already requested this swap.',
  );
  await swaps.home.testApp.pass('7 days');
  expect((await request(home.as.owner, input)).errors).toBeUndefined();
  expect(await query('select status from week_swaps order by id')).toEqual([
    { status: 'EXPIRED' },
    { status: 'PENDING' },
  ]);
});

test('dates that only begin like a week are no week of the calendar', async () => {
  const { home } = swaps;
  await swaps.book(1, 28);
  const [given] = await swaps.query(
    'select start_date::text as start, end_date::text as end from weeks where week = 28',
  );
  const [wanted] = await swaps.query(
    'select start_date::text as start, (end_date + 7)::text as end from weeks where week = 31',
  );
  const { body } = await home.as.owner.post('/api/week-swaps', {
    userEmail: home.people.owner.email,
    ...{ propertyId: home.property.id, shareNumber: 1 },
    ...{ currentWeekStart: given?.start, currentWeekEnd: given?.end },
    ...{ preferredWeekStart: wanted?.start, preferredWeekEnd: wanted?.end },
  });
  expect(body).toMatchObject({
    field: 'preferredWeekStart',
    message: `The calendar of this property has no week from ${wanted?.start} to ${wanted?.end}.`,
  });
  expect(await swaps.holders()).toEqual({ 28: '1' });
});

test('an inactive share can neither give nor receive a week', async () => {
  const { home, other } = swaps;
  const [bookingId, targetBookingId] = [await swaps.book(1, 26), await swaps.book(3, 27)];
  const { errors } = await request(home.as.owner, { bookingId, targetBookingId });
  expect(errors?.[0]?.message).toBe('Share 3 is inactive and cannot take part in swaps.');
  const id = await ask();
  await swaps.query('update shares set is_active = false where share_number = 5');
  expect((await say('acceptSwap', id, other.client)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await swaps.holders()).toEqual({ 26: '1', 27: '3', 28: '1', 30: '5' });
});

test('a week of another house is refused as such to who has a share there, and to others as none', async () => {
  const { home, book } = swaps;
  const { manager } = home.testApp.running.app.db;
  const [propertyId, userId] = [home.elsewhere.id, home.people.owner.id];
  await makeYear(manager, { propertyId, year: SWAP_YEAR });
  const share = await makeShare(manager, { propertyId, shareNumber: 2 });
  const theirs = { propertyId, year: SWAP_YEAR, week: 30, shareId: share.id };
  const { id: targetBookingId } = await makeBooking(manager, theirs);
  const bookingId = await book(1, 28);
  const refusal = async () => {
    const { errors } = await request(home.as.owner, { bookingId, targetBookingId });
    return errors?.[0]?.message;
  };
  expect(await refusal()).toMatch(/^The requested week is no longer booked/);
  await makeShare(manager, { propertyId, shareNumber: 3, userId });
  expect(await refusal()).toBe('The requested week belongs to another house.');
});
