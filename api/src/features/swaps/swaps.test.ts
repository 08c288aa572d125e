import type { Home } from '../../../test/support/scenes/home-cast';
import {
  CANCEL_PENDING,
  type DatedHome,
  openDatedHome,
} from '../../../test/support/scenes/swaps-by-dates';
import type { User } from '../auth/user.entity';

let dated: DatedHome;
let home: Home;

beforeAll(async () => {
  dated = await openDatedHome();
  ({ home } = dated);
});

beforeEach(() => dated.query(CANCEL_PENDING));

afterAll(() => home.testApp.close());

const post: DatedHome['post'] = (...args) => dated.post(...args);

const CREATE = `mutation($input: CreateWeekSwapInput!) { createWeekSwap(input: $input) {
  id status propertyName requesterName requestNote } }`;

test('an administrator requests a swap for an owner: bookings are found, and it is logged', async () => {
  const userEmail = home.people.owner.email?.toUpperCase();
  const listener = await home.as.administrator.subscribe(
    'subscription { adminEvents { area id } }',
  );
  const { status, body } = await post(home.as.administrator, {
    userEmail,
    requestNote: ' Please ',
  });
  expect(status).toBe(201);
  const { firstName, lastName } = home.people.owner;
  const [current, preferred] = [await dated.dates(1), await dated.dates(5)];
  const user = ({ id, firstName, lastName, email }: User) => ({ id, firstName, lastName, email });
  expect(body).toMatchObject({
    status: 'pending',
    propertyName: 'Lake House',
    shareNumber: 1,
    requesterName: `${firstName} ${lastName}`,
    currentWeekStart: current.start,
    preferredWeekEnd: preferred.end,
    requestNote: 'Please',
    message: 'Please',
    requestingBooking: {
      startDate: current.start,
      endDate: current.end,
      share: { shareNumber: 1, user: user(home.people.owner) },
    },
    targetBooking: {
      startDate: preferred.start,
      endDate: preferred.end,
      share: { shareNumber: 5, user: user(dated.other) },
    },
  });
  const [entry] = await home.testApp.running.app.db.query(
    'select actor_id as actor, action, subject, after from audit_log order by id desc limit 1',
  );
  expect(entry).toEqual({
    actor: home.people.administrator.id,
    action: 'swap.request',
    subject: `Swap ${body.id}, Lake House`,
    after: {
      userId: Number(home.people.owner.id),
      shareNumber: 1,
      answererId: Number(dated.other.id),
      targetShareNumber: 5,
      currentWeekStart: current.start,
      currentWeekEnd: current.end,
      preferredWeekStart: preferred.start,
      preferredWeekEnd: preferred.end,
    },
  });
  const [event] = await listener.received(1);
  expect(event.data.adminEvents).toEqual({ area: 'WEEK_SWAPS', id: String(body.id) });
  listener.stop();
});

test("an owner's own request is not logged, but administrators are notified", async () => {
  const log = 'select count(*)::int as count from audit_log';
  const before = await home.testApp.running.app.db.query(log);
  const listener = await home.as.administrator.subscribe('subscription { adminEvents { area } }');
  const { data } = await home.as.owner.graphql(CREATE, { input: await dated.input() });
  expect(data.createWeekSwap).toMatchObject({ status: 'PENDING', requestNote: null });
  await listener.received(1);
  expect(await home.testApp.running.app.db.query(log)).toEqual(before);
  listener.stop();
});

test('an owner sees whose week is wanted, with no address but their own', async () => {
  const { body } = await post(home.as.owner);
  expect(body.requestingBooking.share.user.email).toBe(home.people.owner.email);
  const { id, firstName, lastName } = dated.other;
  expect(body.targetBooking.share.user).toEqual({ id, firstName, lastName, email: null });
  const USERS = `{ mySwaps { items { targetBooking { share { shareNumber user { email } } } } } }`;
  const { data } = await (await home.testApp.signIn(dated.other)).graphql(USERS);
  expect(data.mySwaps.items[0].targetBooking.share).toEqual({
    shareNumber: 5,
    user: { email: dated.other.email },
  });
});

test.each([
  [{ userEmail: 'no@one.test' }, 'userEmail', 'There is no user with the address no@one.test.'],
  [{ userEmail: 'nobody' }, 'userEmail', 'userEmail must be a valid e-mail address.'],
  [{ shareNumber: 13 }, 'shareNumber', 'shareNumber must be at most 12.'],
  [{ shareNumber: 0 }, 'shareNumber', 'shareNumber must be at least 1.'],
  [{ propertyId: 999_999 }, 'shareNumber', /does not hold share 1 of this property\.$/],
  [{ shareNumber: 2 }, 'shareNumber', /does not hold share 2 of this property\.$/],
  [{ currentWeekStart: undefined }, 'currentWeekStart', 'currentWeekStart is required.'],
  [
    { currentWeekStart: '2031-02-30' },
    'currentWeekStart',
    'currentWeekStart must be a valid date.',
  ],
  [
    { preferredWeekEnd: 'soon' },
    'preferredWeekEnd',
    'preferredWeekEnd must be a date as YYYY-MM-DD.',
  ],
  [
    { currentWeekEnd: '2030-01-01' },
    'currentWeekEnd',
    'The current week must end after it starts.',
  ],
  [
    { preferredWeekEnd: '2030-01-01' },
    'preferredWeekEnd',
    'The preferred week must end after it starts.',
  ],
  [
    { requestNote: 'x'.repeat(2001) },
    'requestNote',
    'requestNote must have at most 2000 characters.',
  ],
  [{ status: 'APPROVED' }, 'status', 'status is not a known field.'],
])('%j is refused for %s', async (facts, field, message) => {
  const { status, body } = await post(home.as.administrator, facts);
  expect([status, body.field]).toEqual([400, field]);
  expect(body.message).toMatch(message);
});

test('two equal weeks are no swap', async () => {
  const { status, body } = await post(home.as.administrator, await dated.wanted(1));
  expect([status, body.field]).toEqual([400, 'preferredWeekStart']);
});

test('an inactive share cannot take part in swaps', async () => {
  const facts = { userEmail: home.people.inactiveOwner.email, shareNumber: 3 };
  expect((await post(home.as.administrator, facts)).status).toBe(400);
});

test('an owner cannot request for another user, whether the address exists or not', async () => {
  for (const userEmail of [home.people.inactiveOwner.email, 'no@one.test']) {
    expect((await post(home.as.owner, { userEmail })).status).toBe(403);
  }
});

test('a week of another share of theirs is theirs already', async () => {
  const { status, body } = await post(home.as.owner, await dated.wanted(12));
  expect([status, body.field]).toEqual([400, 'preferredWeekStart']);
  expect(body.message).toBe('Share 12, which holds this week, also belongs to them.');
});

test('an owner can make thirty requests an hour over both APIs, each of which sends an email', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => post(home.as.owner)));
  expect(answers.map(({ status }) => status)).toContain(429);
  // The limit counts over all processes.
  const { db } = home.testApp.running.app;
  const counted =
    "select points from throttle where key like 'ask-swap:%' order by points desc limit 1";
  expect(await db.query(counted)).toEqual([{ points: 30 }]);
  await dated.query(CANCEL_PENDING);
  expect((await post(home.as.administrator)).status).toBe(201);
});
