import type { Home } from '../../../test/support/scenes/home-cast';
import { SWAP_YEAR } from '../../../test/support/scenes/swap-home';
import {
  CANCEL_PENDING,
  type DatedHome,
  openDatedHome,
} from '../../../test/support/scenes/swaps-by-dates';
import { makeYear } from '../weeks/week.factory';

let dated: DatedHome;
let home: Home;

beforeAll(async () => {
  dated = await openDatedHome();
  ({ home } = dated);
});

beforeEach(() => dated.query(CANCEL_PENDING));

afterAll(() => home.testApp.close());

const CREATE = `mutation($input: CreateWeekSwapInput!) { createWeekSwap(input: $input) { id } }`;

describe('a swap that could never be approved is refused', () => {
  /** The past year, with the weeks of shares 1 and 5 in it. */
  const PAST = new Date().getUTCFullYear() - 1;

  beforeAll(async () => {
    const propertyId = home.property.id;
    const { manager } = home.testApp.running.app.db;
    await makeYear(manager, { propertyId, year: PAST });
    await makeYear(manager, { propertyId, year: 2032, isOpenForClaims: false });
    await dated.query(
      `insert into bookings (property_id, year, week, share_id)
       select property_id, $2, share_number, id from shares
       where property_id = $1 and share_number in (1, 5)`,
      [propertyId, PAST],
    );
  });

  const dates = (start: string, end: string) => ({
    preferredWeekStart: start,
    preferredWeekEnd: end,
  });

  test.each<[string, () => Promise<object> | object, number, string, string | RegExp]>([
    [
      'days that are no week',
      () => dates('2031-07-02', '2031-07-05'),
      400,
      'preferredWeekStart',
      'The calendar of this property has no week from 2031-07-02 to 2031-07-05.',
    ],
    [
      'a span of many weeks',
      async () => dates((await dated.dates(5)).start, (await dated.dates(20)).end),
      400,
      'preferredWeekStart',
      /^The calendar of this property has no week from/,
    ],
    [
      'a given week that does not exist',
      () => ({ currentWeekStart: '2031-01-01', currentWeekEnd: '2031-01-03' }),
      400,
      'currentWeekStart',
      'The calendar of this property has no week from 2031-01-01 to 2031-01-03.',
    ],
    [
      'a given week of another share of theirs',
      () => dated.given(12),
      400,
      'currentWeekStart',
      /^Share 1 does not hold the week from 2031-/,
    ],
    [
      'a given week that is not booked',
      () => dated.given(20),
      400,
      'currentWeekStart',
      /^Share 1 does not hold the week from 2031-/,
    ],
    [
      'a given week that is over',
      () => dated.given(1, PAST),
      409,
      'currentWeekStart',
      'Week 1 has already begun.',
    ],
    [
      'a wanted week that is over',
      () => dated.wanted(5, PAST),
      409,
      'preferredWeekStart',
      'Week 5 has already begun.',
    ],
    [
      'a week of maintenance',
      () => dated.wanted(50),
      409,
      'preferredWeekStart',
      'Week 50 is no longer free.',
    ],
    [
      'a week of a year that is not open yet',
      () => dated.wanted(20, 2032),
      409,
      'preferredWeekStart',
      'Week 20 is no longer free.',
    ],
    [
      'a week of a vacant share',
      () => dated.wanted(4),
      409,
      'preferredWeekStart',
      'The share that holds this week has no owner to agree to a swap.',
    ],
    [
      'a week of an inactive share',
      () => dated.wanted(3),
      409,
      'preferredWeekStart',
      'Share 3 is inactive and cannot take part in swaps.',
    ],
  ])('%s', async (_what, facts, status, field, message) => {
    const before = await dated.query('select count(*) from week_swaps');
    const { body, ...answer } = await dated.post(home.as.owner, await facts());
    expect([answer.status, body.field]).toEqual([status, field]);
    expect(body.message).toMatch(message);
    const { errors } = await home.as.administrator.graphql(CREATE, {
      input: await dated.input(await facts()),
    });
    expect(errors?.[0]).toMatchObject({ message: body.message, extensions: { field } });
    expect(await dated.query('select count(*) from week_swaps')).toEqual(before);
  });

  test('weeks that are being drafted', async () => {
    await dated.query('update property_years set is_drafting = true where year = $1', [SWAP_YEAR]);
    const { status, body } = await dated.post(home.as.owner);
    await dated.query('update property_years set is_drafting = false');
    expect([status, body.field]).toEqual([409, 'currentWeekStart']);
    expect(body.message).toMatch(/being drafted/);
  });

  test('the same again, by whichever way, while it is pending', async () => {
    expect((await dated.post(home.as.owner)).status).toBe(201);
    const answers = await Promise.all([
      dated.post(home.as.owner),
      dated.post(home.as.administrator),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      'You have already requested this swap.',
      'They have already requested this swap.',
    ]);
    await dated.query(`update week_swaps set expires_at = now() where status = 'PENDING'`);
    expect((await dated.post(home.as.owner)).status).toBe(201);
    expect(await dated.query(`select is_told from week_swaps where status = 'EXPIRED'`)).toEqual([
      { is_told: false },
    ]);
  });

  test('of ten concurrent requests for the same swap one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => dated.post(home.as.administrator)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });
});

test('an open week is a wish that waits for an administrator', async () => {
  const { body } = await dated.post(home.as.owner, await dated.wanted(20));
  expect(body).toMatchObject({ status: 'pending', targetBooking: null });
  const APPROVE = 'mutation($id: ID!) { approveSwap(id: $id) { status acceptedAt } }';
  const { data } = await home.as.administrator.graphql(APPROVE, { id: body.id });
  expect(data.approveSwap).toEqual({ status: 'APPROVED', acceptedAt: null });
  await dated.query('update bookings set week = 1 where year = $1 and week = 20', [SWAP_YEAR]);
});
