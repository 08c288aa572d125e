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

beforeEach(async () => {
  swaps = await openSwapHome();
  second = await startTestApp({ databaseUrl: swaps.home.testApp.databaseUrl });
});

afterEach(async () => {
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

test('five hundred random actions of five people at two processes leave a permutation of the weeks', async () => {
  const { owners, administrators } = await openCast();
  const ids: number[] = [];
  for (let week = 20; week < 40; week += 1) {
    ids.push(await swaps.book(oneOf([1, 5, 6, 7, 12]), week, `guests ${week}`));
  }
  const before = Object.values(await swaps.holders()).sort();
  const asked: number[] = [];
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
    return (await say(name, latest(), oneOf(administrators))).errors;
  }
  /** All owners answer one swap in the same way; at most one of them may. */
  async function agree() {
    const id = latest();
    const answers = await Promise.all(owners.map((client) => say('acceptSwap', id, client)));
    return answers.find(({ errors }) => errors?.[0]?.extensions.code === 'INTERNAL_SERVER_ERROR')
      ?.errors;
  }
  const actions = [ask, ask, ask, answer, answer, agree, agree, offerAnother, govern];

  for (let round = 0; round < 25; round += 1) {
    const acts = Array.from({ length: 20 }, () => oneOf(actions)(oneOf(owners)));
    const codes = (await Promise.all(acts)).flatMap((it) => it?.[0]?.extensions.code ?? []);
    expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  }

  expect(Object.values(await swaps.holders()).sort()).toEqual(before);
  const [done] = await swaps.query(
    `select count(target_booking_id)::int as held, count(*)::int as all,
       (select sum(version - 1)::int from bookings) as moves
     from week_swaps where status = 'APPROVED'`,
  );
  // Each approved swap has moved its bookings once, and nothing else has moved them.
  expect(done?.moves).toBe(Number(done?.all) + Number(done?.held));
  expect(Number(done?.held)).toBeGreaterThan(5);
  expect(Number(done?.all)).toBeGreaterThan(Number(done?.held));
});
