import { Booking } from '../../src/features/weeks/week.entities';
import type { ApiClient } from '../support/clients/api-client';
import { mailsTo } from '../support/mailbox';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  refusalOf,
} from '../support/scenes/co-owned-home';
import { DRAFT_YEAR, PICK, PLAN, readDraft, SAVE_LIST, steering } from '../support/scenes/drafts';
import { addSecondMember, memberIds, type SecondMember } from '../support/scenes/second-member';
import { inBetween } from '../support/sql/in-between';

let it: AdminHouse;
let home: CoOwnedHome;
/** The second member of the share of `home.one`. */
let second: SecondMember;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

beforeEach(async () => {
  home = await makeCoOwnedHome(it.testApp);
  second = await addSecondMember(it.testApp, home.one.share.id);
});

const membersNow = () => memberIds(db(), home.one.share.id);

const makeFirst = (userId: number | null) =>
  db().query('update shares set user_id = $2 where id = $1', [home.one.share.id, userId]);

const nameGuests = (client: ApiClient, bookingId: number, guests: string) =>
  client.graphql(
    `mutation { nameGuests(input: { bookingId: ${bookingId}, guests: "${guests}" }) { id } }`,
  );

const LIST = `query($shareId: ID!, $year: Int!) { wishList(shareId: $shareId, year: $year) { weeks } }`;
const list = async (client: ApiClient) =>
  (await client.graphql(LIST, { shareId: home.one.share.id, year: DRAFT_YEAR })).data?.wishList
    .weeks;
const saveList = (client: ApiClient, weeks: number[]) =>
  client.graphql(SAVE_LIST, {
    input: { shareId: home.one.share.id, year: DRAFT_YEAR, weeks, isAutopilot: false },
  });

const claimFor = (client: ApiClient, week: number) => claim({ ...home.one, client }, { week });

/** Opens a draft in which it is the turn of the share, and returns how to pick. */
async function openDraft() {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR, rounds: 1 };
  const planned = await it.admin.graphql(PLAN, { input });
  const draftId = planned.data.planDraft.id;
  const opened = await it.admin.graphql(steering('openDraft'), { draftId });
  expect(opened.data.openDraft.seats).toHaveLength(2);
  const pick = (client: ApiClient, shareId: number, week: number) =>
    client.graphql(PICK, { input: { draftId, shareId, week } });
  const [turn] = opened.data.openDraft.seats;
  if (turn.shareId !== String(home.one.share.id)) {
    await pick(home.other.client, home.other.share.id, 20);
  }
  return pick;
}

describe('a second member', () => {
  test('sees, claims and names guests as the first, and both have the week', async () => {
    const answer = await claimFor(second.client, 25);
    expect(answer.errors).toBeUndefined();
    const { id } = answer.data.claimWeek;
    for (const client of [home.one.client, second.client]) {
      const { data } = await client.graphql('{ myStays { bookingId } myShares { id userId } }');
      expect(data.myStays).toEqual([{ bookingId: id }]);
      expect(data.myShares).toEqual([
        { id: String(home.one.share.id), userId: String(home.one.user.id) },
      ]);
    }
    expect((await nameGuests(second.client, id, 'Aunt Ida')).errors).toBeUndefined();
    expect((await nameGuests(home.other.client, id, 'Thieves')).errors).toBeDefined();
    expect(await db().manager.findOneByOrFail(Booking, { id })).toMatchObject({
      guests: 'Aunt Ida',
    });
  });

  test('and the first claim one week at once: one gets it, the other reads that it is theirs', async () => {
    const answers = await Promise.all(
      [home.one.client, second.client].map((client) => claimFor(client, 26)),
    );
    // The share has the week once; who comes second reads of the same booking.
    expect(new Set(answers.map(({ data }) => data?.claimWeek.id)).size).toBe(1);
    expect(await db().manager.countBy(Booking, { shareId: home.one.share.id })).toBe(1);
  });

  test('of another share loses a week to them and reads who got it', async () => {
    const answers = await Promise.all([
      claimFor(second.client, 27),
      claim(home.other, { week: 27 }),
    ]);
    const refusals = answers.filter(({ errors }) => errors).map(refusalOf);
    expect(refusals).toHaveLength(1);
    expect(refusals.join()).toMatch(/Week 27 has just been taken by .+ \(share \d+\)\./);
  });

  test('edits the list of the share, which is no one else’s', async () => {
    expect((await saveList(home.one.client, [30, 31])).errors).toBeUndefined();
    expect(await list(second.client)).toEqual([30, 31]);
    expect((await saveList(second.client, [32])).errors).toBeUndefined();
    expect(await list(home.one.client)).toEqual([32]);
    expect(await list(home.other.client)).toBeUndefined();
  });

  test('counts once in a draft, chooses under their own name, and all get its emails', async () => {
    const pick = await openDraft();
    const answers = await Promise.all([
      pick(home.one.client, home.one.share.id, 30),
      pick(second.client, home.one.share.id, 31),
    ]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    const after = await readDraft(second.client, home as never);
    const made = after.log.filter((entry: { kind: string }) => entry.kind === 'PICKED');
    const mine = made.find(({ week }: { week: number }) => [30, 31].includes(week));
    expect(mine.who).toBe(mine.week === 31 ? second.name : null);
    const seat = after.seats.find((one: { isMine: boolean }) => one.isMine);
    expect(seat.shareId).toBe(String(home.one.share.id));
    expect(await mailsTo(it.testApp, second.email)).not.toHaveLength(0);
  });
});

test('calendar, rotation and draft say how many others own a share', async () => {
  await openDraft();
  await claimFor(home.one.client, 25);
  const ROTATION = `query($propertyId: ID!, $year: Int!) {
    rotation(propertyId: $propertyId, year: $year) { turns { shareNumber ownerName } } }`;
  const CALENDAR = `query($propertyId: ID!, $year: Int!) {
    calendar(propertyId: $propertyId, year: $year) {
      shares { shareNumber ownerName } weeks { week booking { ownerName } } } }`;
  const propertyId = home.property.id;
  const ask = async (query: string) =>
    (await home.other.client.graphql(query, { propertyId, year: COMING_YEAR })).data;
  const nameIn = (shares: { shareNumber: number; ownerName: string }[]) =>
    shares.find(({ shareNumber }) => shareNumber === 1)?.ownerName;
  const everywhere = async () => {
    const { rotation } = await ask(ROTATION);
    const { calendar } = await ask(CALENDAR);
    const { seats } = await readDraft(home.other.client, home as never);
    const held = calendar.weeks.find(({ week }: { week: number }) => week === 25);
    return [nameIn(rotation.turns), nameIn(calendar.shares), held.booking.ownerName, nameIn(seats)];
  };
  expect(await everywhere()).toEqual(Array(4).fill('Olivia Marsh and 1 other'));
  await addSecondMember(it.testApp, home.one.share.id);
  expect(new Set(await everywhere())).toEqual(new Set(['Olivia Marsh and 2 others']));
});

describe('a member who is removed at the same moment', () => {
  /** Does something while another transaction removes the second member. */
  const duringRemoval = (action: () => ReturnType<ApiClient['graphql']>) => {
    const { id: shareId } = home.one.share;
    const removal = `select from shares where id = ${shareId} for update;
      delete from share_members where share_id = ${shareId} and user_id = ${second.id}`;
    return inBetween(it.testApp.databaseUrl, removal, action);
  };

  test('picks no week', async () => {
    const pick = await openDraft();
    const picked = await duringRemoval(() => pick(second.client, home.one.share.id, 31));
    expect(refusalOf(picked)).toMatch(/^FORBIDDEN: Share 1 is not yours now/);
    const { log } = await readDraft(home.one.client, home as never);
    expect(log).not.toContainEqual(expect.objectContaining({ week: 31 }));
  });

  test.each([false, true])('leaves no list (open draft: %s)', async (isOpen) => {
    await saveList(home.one.client, [30, 31]);
    if (isOpen) await openDraft();
    const saved = await duringRemoval(() => saveList(second.client, [32]));
    expect(refusalOf(saved)).toBe('FORBIDDEN: This is not a share of yours.');
    expect(await list(home.one.client)).toEqual([30, 31]);
  });
});

describe('a swap', () => {
  const REQUEST = 'mutation($input: RequestSwapInput!) { requestSwap(input: $input) { id } }';
  const SWAPS = '{ mySwaps { items { id role status answererName } } }';
  const accept = (client: ApiClient, id: number) =>
    client.graphql('mutation($id: ID!) { acceptSwap(id: $id) { id status } }', { id });

  async function ask() {
    const targetBookingId = (await claimFor(home.one.client, 25)).data.claimWeek.id;
    const bookingId = (await claim(home.other, { week: 26 })).data.claimWeek.id;
    const asked = await home.other.client.graphql(REQUEST, {
      input: { bookingId, targetBookingId },
    });
    expect(asked.errors).toBeUndefined();
    return asked.data.requestSwap.id;
  }

  test('is asked of all members, and each may answer', async () => {
    const id = await ask();
    const swap = { id, role: 'ANSWERER', status: 'PENDING', answererName: 'Olivia Marsh' };
    for (const client of [home.one.client, second.client]) {
      expect((await client.graphql(SWAPS)).data.mySwaps.items).toEqual([swap]);
    }
    expect((await mailsTo(it.testApp, second.email)).at(-1)?.subject).toMatch(/would like to swap/);
    expect((await accept(second.client, id)).data.acceptSwap.status).toBe('APPROVED');
  });

  test('that two members accept at once is carried out once', async () => {
    const id = await ask();
    const answers = await Promise.all(
      [home.one.client, second.client].map((client) => accept(client, id)),
    );
    expect(answers.filter(({ errors }) => errors).map(refusalOf)).toEqual([
      'CONFLICT: This swap has already been approved.',
    ]);
  });

  test('with the own share is refused', async () => {
    const bookingId = (await claimFor(second.client, 25)).data.claimWeek.id;
    const targetBookingId = (await claimFor(home.one.client, 26)).data.claimWeek.id;
    const asked = await second.client.graphql(REQUEST, { input: { bookingId, targetBookingId } });
    expect(refusalOf(asked)).toBe('BAD_USER_INPUT: This week is already yours.');
  });

  test('is found for all members, who share their wishes', async () => {
    const SAVE = `mutation($input: SwapWishesInput!) { saveSwapWishes(input: $input) { weeks } }`;
    const bookingId = (await claimFor(home.one.client, 25)).data.claimWeek.id;
    const input = { bookingId, weeks: [30] };
    expect((await home.one.client.graphql(SAVE, { input })).errors).toBeUndefined();
    const { data } = await second.client.graphql('{ mySwapWishes { weeks } }');
    expect(data.mySwapWishes).toEqual([{ weeks: [30] }]);
  });
});

describe('who stands first', () => {
  test('can be another member, and everything that was begun stays', async () => {
    const { id } = (await claimFor(home.one.client, 25)).data.claimWeek;
    await nameGuests(home.one.client, id, 'Aunt Ida');
    await saveList(home.one.client, [30, 31]);
    await makeFirst(second.id);
    expect(await membersNow()).toEqual([home.one.user.id, second.id]);
    expect(await list(home.one.client)).toEqual([30, 31]);
    for (const client of [home.one.client, second.client]) {
      const { data } = await client.graphql('{ myStays { bookingId guests } }');
      expect(data.myStays).toEqual([{ bookingId: id, guests: 'Aunt Ida' }]);
    }
  });

  test('can leave with their account: the next stands first, with the list and the guests', async () => {
    const { id } = (await claimFor(home.one.client, 25)).data.claimWeek;
    await nameGuests(home.one.client, id, 'Aunt Ida');
    await saveList(home.one.client, [30, 31]);
    expect((await it.admin.delete(`/api/admin/users/${home.one.user.id}`)).status).toBe(200);
    expect(await membersNow()).toEqual([second.id]);
    expect(await list(second.client)).toEqual([30, 31]);
    const { data } = await second.client.graphql('{ myStays { guests } myShares { userId } }');
    expect(data).toEqual({
      myStays: [{ guests: 'Aunt Ida' }],
      myShares: [{ userId: String(second.id) }],
    });
  });

  test('is always a member', async () => {
    const leave = 'delete from share_members where share_id = $1 and user_id = $2';
    await expect(db().query(leave, [home.one.share.id, home.one.user.id])).rejects.toThrow(
      'is always a member',
    );
  });
});
