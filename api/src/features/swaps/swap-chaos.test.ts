import { makeShare } from '../../../test/factories/share.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import {
  counter,
  openSwapHome,
  request,
  type SwapHome,
  say,
  SWAP_YEAR as YEAR,
} from '../../../test/support/scenes/swap-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let swaps: SwapHome;
/** A second process on the same database. */
let second: TestApp;
let cast: Awaited<ReturnType<typeof openCast>>;
const ids: number[] = [];
let before: string[];
const asked: number[] = [];

beforeAll(async () => {
  swaps = await openSwapHome();
  second = await startTestApp({ databaseUrl: swaps.home.testApp.databaseUrl });
  cast = await openCast();
  for (let week = 20; week < 40; week += 1) {
    ids.push(await swaps.book(oneOf([1, 5, 6, 7, 12]), week, `guests ${week}`));
  }
  before = await holders();
});

afterAll(async () => {
  await second.close();
  await swaps.home.testApp.close();
});

let seed = 42;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return (seed >>> 16) % below;
}

function oneOf<T>(things: readonly T[]): T {
  const thing = things[random(things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** Every user, signed in to both processes. */
async function openCast() {
  const { home, other } = swaps;
  const people = [home.people.owner, other.person];
  for (const shareNumber of [6, 7]) {
    const person = await home.testApp.person();
    const { manager } = home.testApp.running.app.db;
    await makeShare(manager, { propertyId: home.property.id, shareNumber, userId: person.id });
    people.push(person);
  }
  const both = async (person: (typeof people)[number], isAdmin = false) =>
    Promise.all([home.testApp, second].map((testApp) => testApp.signIn(person, { isAdmin })));
  return {
    owners: (await Promise.all(people.map((person) => both(person)))).flat(),
    administrators: await both(home.people.administrator, true),
  };
}

const holders = async () => Object.values(await swaps.holders()).sort();
const held = () => ({ bookingId: oneOf(ids), targetBookingId: oneOf(ids) });
const open = () => ({ bookingId: oneOf(ids), year: YEAR, week: 1 + random(45) });
// Mostly one of the latest few, so that several actions meet at the same swap.
const latest = () => asked[asked.length - 1 - random(6)] ?? 0;
const remember = (id: number | undefined) => id && asked.push(id);

async function ask(client: ApiClient) {
  const { data, errors } = await request(client, random(4) > 0 ? held() : open());
  remember(data?.requestSwap?.id);
  return errors;
}

async function answer(client: ApiClient) {
  const name = oneOf(['acceptSwap', 'acceptSwap', 'acceptSwap', 'declineSwap', 'cancelSwap']);
  return (await say(name, latest(), client)).errors;
}

async function offerAnother(client: ApiClient) {
  const { data, errors } = await counter(client, latest(), oneOf(ids));
  remember(data?.counterSwap?.id);
  return errors;
}

async function govern() {
  if (random(4) === 0) {
    await swaps.query('update properties set swaps_need_approval = not swaps_need_approval');
  }
  const name = oneOf(['approveSwap', 'approveSwap', 'rejectSwap', 'cancelSwap']);
  return (await say(name, latest(), oneOf(cast.administrators))).errors;
}

/** All owners answer one swap in the same way; at most one of them may. */
async function agree() {
  const id = latest();
  const answers = await Promise.all(cast.owners.map((client) => say('acceptSwap', id, client)));
  return answers.find(({ errors }) => errors?.[0]?.extensions.code === 'INTERNAL_SERVER_ERROR')
    ?.errors;
}

const ACTIONS = [ask, ask, ask, answer, answer, agree, agree, offerAnother, govern];

/** Counts the approved swaps, those for held weeks among them, and the moves of all bookings. */
async function approved() {
  const [row] = await swaps.query(
    `select count(target_booking_id)::int as held, count(*)::int as all,
       (select sum(version - 1)::int from bookings) as moves
     from week_swaps where status = 'APPROVED'`,
  );
  return { held: Number(row?.held), all: Number(row?.all), moves: Number(row?.moves) };
}

// A test each, so that the time limit is one of a hundred actions.
test.each([1, 2, 3, 4, 5])(
  'after %d hundred random actions of five people at two processes, the weeks are a permutation',
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const acts = Array.from({ length: 20 }, () => oneOf(ACTIONS)(oneOf(cast.owners)));
      const codes = (await Promise.all(acts)).flatMap((it) => it?.[0]?.extensions.code ?? []);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    }
    expect(await holders()).toEqual(before);
    const { held, all, moves } = await approved();
    // Each approved swap has moved its bookings once, and nothing else has moved them.
    expect(moves).toBe(all + held);
  },
);

test('those actions exchanged held weeks and moved to free ones', async () => {
  const { held, all } = await approved();
  expect(held).toBeGreaterThan(5);
  expect(all).toBeGreaterThan(held);
});
