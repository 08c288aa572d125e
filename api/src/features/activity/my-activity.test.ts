import type { ApiClient } from '../../../test/support/clients/api-client';
import { DRAFT_YEAR, openedDraft } from '../../../test/support/scenes/drafts';
import { askFor, setStatus } from '../../../test/support/scenes/request-cast';
import {
  openSwapHome,
  request,
  type SwapHome,
  say,
  SWAP_YEAR as YEAR,
} from '../../../test/support/scenes/swap-home';
import { statementsOf } from '../../../test/support/sql/statements';

let swaps: SwapHome;

beforeEach(async () => {
  swaps = await openSwapHome();
  const { manager } = swaps.home.testApp.running.app.db;
  const { owner } = swaps.home.people;
  await manager.save(Object.assign(owner, { firstName: 'Olivia', lastName: 'Marsh' }));
  await manager.save(Object.assign(swaps.other.person, { firstName: 'Omar', lastName: 'Haddad' }));
});

afterEach(() => swaps.home.testApp.close());

interface Activity {
  id: string;
  at: string;
  text: string;
  path: string;
}

const MINE = '{ myActivity { id at text path } }';
const activity = async (client: ApiClient): Promise<Activity[]> =>
  (await client.graphql(MINE)).data.myActivity;
const texts = async (client: ApiClient) => (await activity(client)).map(({ text }) => text);
const latest = async (client: ApiClient) => (await activity(client))[0];

const CLAIM = 'mutation($input: ClaimWeekInput!) { claimWeek(input: $input) { id } }';

async function claim(client: ApiClient, share: number, week: number): Promise<number> {
  const propertyId = swaps.home.property.id;
  const [found] = await swaps.query(
    'select id from shares where property_id = $1 and share_number = $2',
    [propertyId, share],
  );
  const input = { propertyId, year: YEAR, week, shareId: found?.id };
  return (await client.graphql(CLAIM, { input })).data.claimWeek.id;
}

test('a claimed or released week is listed for all users of the property, as "You" for the owner', async () => {
  const { home, other } = swaps;
  const id = await claim(other.client, 5, 30);
  const calendar = `/calendar?property=${home.property.id}&year=${YEAR}`;
  expect(await latest(home.as.owner)).toEqual({
    id: `WEEK_TAKEN-${id}`,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    text: `Omar Haddad took week 30 of ${YEAR} at Lake House.`,
    path: calendar,
  });
  expect((await latest(other.client))?.text).toBe(`You took week 30 of ${YEAR} at Lake House.`);
  await other.client.graphql(`mutation { releaseWeek(bookingId: ${id}) }`);
  expect(await latest(home.as.owner)).toMatchObject({
    text: `Week 30 of ${YEAR} at Lake House was given back.`,
    path: calendar,
  });
});

test('a week that has since changed hands is listed without an owner', async () => {
  const { home, other } = swaps;
  const [mine, theirs] = [await claim(home.as.owner, 1, 28), await claim(other.client, 5, 30)];
  const { data } = await request(home.as.owner, { bookingId: mine, targetBookingId: theirs });
  await say('acceptSwap', data.requestSwap.id, other.client);
  const left = await claim(other.client, 5, 33);
  await swaps.query('update shares set user_id = null, updated_at = now() where share_number = 5');
  expect(Number(left)).toBeGreaterThan(0);
  expect(await texts(home.as.owner)).toEqual([
    `Week 33 of ${YEAR} at Lake House was taken.`,
    expect.stringMatching(/^You and Omar Haddad swapped the weeks of \w+, \d+ July 2031 and/),
    `Week 30 of ${YEAR} at Lake House was taken.`,
    `Week 28 of ${YEAR} at Lake House was taken.`,
  ]);
});

test('requested and ended swaps are listed for their two sides only', async () => {
  const { home, other } = swaps;
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const { data } = await request(home.as.owner, { bookingId, targetBookingId });
  const id = data.requestSwap.id;
  expect(await latest(other.client)).toMatchObject({
    id: `SWAP_ASKED-${id}`,
    text: expect.stringMatching(
      /^Olivia Marsh would like to swap the week of .* for your week of /,
    ),
    path: '/swaps',
  });
  expect(await texts(home.as.owner)).not.toContainEqual(expect.stringMatching(/swap/));
  await say('declineSwap', id, other.client);
  expect(await latest(home.as.owner)).toMatchObject({
    id: `SWAP_DECLINED-${id}`,
    text: expect.stringMatching(
      /^The swap of the weeks of .* and .* at Lake House was declined\.$/,
    ),
  });
  expect(JSON.stringify(await activity(home.as.inactiveOwner))).not.toContain('SWAP');
});

test('a swap that waits for an administrator has been agreed to, and an exchange is everyone’s news', async () => {
  const { home, other } = swaps;
  await swaps.query('update properties set swaps_need_approval = true');
  const [bookingId, targetBookingId] = [await swaps.book(1, 28), await swaps.book(5, 30)];
  const { data } = await request(home.as.owner, { bookingId, targetBookingId });
  const id = data.requestSwap.id;
  await say('acceptSwap', id, other.client);
  expect((await latest(home.as.owner))?.text).toMatch(/^Omar Haddad agreed to your swap/);
  await say('approveSwap', id, home.as.administrator);
  expect(await latest(home.as.inactiveOwner)).toMatchObject({
    id: `WEEKS_EXCHANGED-${id}`,
    text: expect.stringMatching(/^Olivia Marsh and Omar Haddad swapped the weeks of/),
    path: `/calendar?property=${home.property.id}`,
  });
});

test('the news has an open week that was had for another', async () => {
  const { home } = swaps;
  await request(home.as.owner, { bookingId: await swaps.book(1, 28), year: YEAR, week: 31 });
  expect((await latest(home.as.owner))?.text).toMatch(
    /^You swapped the week of .* for the week of /,
  );
});

test('a draft is news when it opens and when it ends, its weeks are not one by one', async () => {
  const { home } = swaps;
  await openedDraft(home);
  expect(await latest(home.as.owner)).toMatchObject({
    text: `The ${DRAFT_YEAR} draft at Lake House has opened.`,
    path: `/draft?property=${home.property.id}&year=${DRAFT_YEAR}`,
  });
  // Booked together, as by a draft.
  await swaps.query(
    `insert into bookings (property_id, year, week, share_id)
     select property_id, $1, share_number, id from shares where property_id = $2`,
    [YEAR, home.property.id],
  );
  await swaps.query(`insert into draft_log (draft_id, seq, text, hash)
    select id, seq + 1, json_build_object('at', now())::text, 'x' from drafts`);
  await swaps.query(`update drafts set seq = seq + 1, status = 'ENDED', deadline = null`);
  expect(await texts(home.as.owner)).toEqual([
    `The ${DRAFT_YEAR} draft at Lake House has ended.`,
    `The ${DRAFT_YEAR} draft at Lake House has opened.`,
  ]);
});

test('documents and the rotation are listed; a guest sees only documents for everyone', async () => {
  const { home } = swaps;
  const propertyId = home.property.id;
  const CREATE =
    'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id version } }';
  const UPDATE = 'mutation($input: UpdateDocumentInput!) { updateDocument(input: $input) { id } }';
  const facts = { documentType: 'RULES', content: 'Quiet after ten.' };
  const add = async (title: string, accessLevel: string) => {
    const input = { propertyId, title, accessLevel, ...facts };
    return (await home.as.administrator.graphql(CREATE, { input })).data.createDocument;
  };
  const rules = await add('House rules', 'everyone');
  await add('Budget', 'owners');
  const update = {
    ...facts,
    ...rules,
    title: 'House rules',
    accessLevel: 'everyone',
    content: 'x',
  };
  await home.as.administrator.graphql(UPDATE, { input: update });
  await home.as.administrator.post('/api/admin/rotation/update', {
    ...{ propertyId, year: YEAR, firstChoiceShare: 5 },
  });
  expect(await activity(home.as.owner)).toMatchObject([
    {
      text: `Share 5 chooses first in ${YEAR} at Lake House.`,
      path: `/rotation?property=${propertyId}&year=${YEAR}`,
    },
    {
      text: 'A document was updated at Lake House: “House rules”.',
      path: `/documents?property=${propertyId}&document=${rules.id}`,
    },
    { text: 'A document was added at Lake House: “Budget”.' },
  ]);
  expect(await texts(home.as.guest)).toEqual([
    'A document was updated at Lake House: “House rules”.',
  ]);
});

test('the requester sees answers to their requests, but not what is among administrators', async () => {
  const { home } = swaps;
  const { id } = await askFor(home, home.as.guest);
  expect(await activity(home.as.guest)).toEqual([]);
  const { administrator } = home.as;
  await setStatus(administrator, { id, status: 'in_progress' });
  await setStatus(administrator, { id, status: 'in_progress', notes: 'Soon' });
  await setStatus(administrator, {
    ...{ id, status: 'in_progress', notes: 'Costs 40', isForAsker: false },
  });
  expect(await activity(home.as.guest)).toMatchObject([
    { text: 'There is a new note on your request “Fresh towels”.', path: `/requests/${id}` },
    { text: 'Your request “Fresh towels” is now in progress.', path: `/requests/${id}` },
  ]);
  expect(await activity(home.as.owner)).toEqual([]);
});

test('users of other properties see nothing', async () => {
  const { home, other } = swaps;
  await claim(other.client, 5, 30);
  for (const who of ['strangerOwner', 'strangerGuest', 'plainAdministrator', 'guest'] as const) {
    expect([who, await activity(home.as[who])]).toEqual([who, []]);
  }
  for (const [who, code] of [
    ['visitor', 'UNAUTHENTICATED'],
    ['firstLogin', 'FORBIDDEN'],
  ] as const) {
    expect((await home.as[who].graphql(MINE)).errors?.[0]?.extensions.code).toBe(code);
  }
});

test('at most ten entries are read, the latest first, in one statement', async () => {
  const { home, other } = swaps;
  for (let week = 20; week < 32; week += 1) await claim(other.client, 5, week);
  const found = await activity(home.as.owner);
  expect(found.map(({ text }) => /week (\d+)/.exec(text)?.[1])).toEqual(
    Array.from({ length: 10 }, (_, index) => String(31 - index)),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(10);
  expect(await statementsOf(() => home.as.owner.graphql(MINE))).toEqual(['my-activity']);
});
