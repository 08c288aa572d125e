import { mailsTo } from '../../../test/support/mailbox';
import { openSwapHome, request, type SwapHome, say } from '../../../test/support/swap-home';

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
});

afterEach(() => swaps.home.house.close());

const wantApproval = (isWanted: boolean) =>
  swaps.query('update properties set swaps_need_approval = $1', [isWanted]);

async function ask(): Promise<number> {
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const { data } = await request(swaps.home.as.owner, { bookingId, targetBookingId });
  return data.requestSwap.id;
}

test('what was agreed to is done by agreeing again, once no administrator has the last word', async () => {
  const { client } = swaps.other;
  await wantApproval(true);
  const id = await ask();
  const answers = [await say('acceptSwap', id, client), await say('acceptSwap', id, client)];
  expect(answers.map(({ data }) => data.acceptSwap.status)).toEqual(['PENDING', 'PENDING']);
  await wantApproval(false);
  expect((await say('acceptSwap', id, client)).data.acceptSwap.status).toBe('APPROVED');
  expect(await swaps.holders()).toEqual({ 28: '5', 30: '1' });
});

test('what is written with a yes is kept and told', async () => {
  const { home, other } = swaps;
  await wantApproval(true);
  const id = await ask();
  const agreed = await say('acceptSwap', id, other.client, 'Enjoy the lake');
  expect(agreed.data.acceptSwap.answerNote).toBe('Enjoy the lake');
  const mails = () => mailsTo(home.house, home.people.owner.email ?? '');
  expect((await mails()).at(-1)?.text).toContain('> Enjoy the lake');
  const silent = await say('approveSwap', id, home.as.administrator);
  expect(silent.data.approveSwap.answerNote).toBe('Enjoy the lake');
});

test("an administrator's word goes with the approval", async () => {
  const { home, other } = swaps;
  await wantApproval(true);
  const id = await ask();
  await say('acceptSwap', id, other.client);
  const { data } = await say('approveSwap', id, home.as.administrator, 'Keys as ever');
  expect(data.approveSwap.answerNote).toBe('Keys as ever');
  expect((await mailsTo(home.house, other.email)).at(-1)?.text).toContain('> Keys as ever');
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

test('an inactive share is asked for no week, and gets none', async () => {
  const { home, other } = swaps;
  const [bookingId, targetBookingId] = [await swaps.book(1, 26), await swaps.book(3, 27)];
  const { errors } = await request(home.as.owner, { bookingId, targetBookingId });
  expect(errors?.[0]?.message).toBe('Share 3 is inactive and takes part in no swap.');
  const id = await ask();
  await swaps.query('update shares set is_active = false where share_number = 5');
  expect((await say('acceptSwap', id, other.client)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await swaps.holders()).toEqual({ 26: '1', 27: '3', 28: '1', 30: '5' });
});
