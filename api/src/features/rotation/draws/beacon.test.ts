import { openDrawHouse } from '../../../../test/support/scenes/draw-house';
import {
  type RelayManner,
  randomnessOf,
  startRelay,
} from '../../../../test/support/servers/drand-relay';

let it: Awaited<ReturnType<typeof openDrawHouse>>;
let relay: Awaited<ReturnType<typeof startRelay>>;

beforeEach(async () => {
  it = await openDrawHouse();
  relay = await startRelay();
  it.app.beaconUrl = relay.url;
});

afterEach(async () => {
  it.app.beaconUrl = undefined;
  await relay.close();
  await it.home.testApp.close();
});

async function begun() {
  expect(await it.begin({ commitHours: 24, revealHours: 1 })).toBe(true);
  await it.join(it.home.as.owner, 1);
  await it.pass('1505 minutes');
}

test('the round named before decides with one secret, or none', async () => {
  await begun();
  await it.settle();
  const all = await it.entries();
  const end = all.at(-1);
  const start = all.find(({ kind }) => kind === 'DRAW_BEGUN');
  const round = start?.kind === 'DRAW_BEGUN' ? (start.beacon?.round ?? 0) : 0;
  expect(end).toMatchObject({
    ...{ kind: 'DRAWN', withheld: [1] },
    beacon: { randomness: randomnessOf(round) },
  });
  expect(await it.verdict()).toMatchObject({ isInOrder: true });
});

test.each<RelayManner>(['HANG', 'OTHER_ROUND', 'FORGE', 'OTHER_SOURCE', 'FAIL', 'TALK'])(
  'a relay that does %s draws nothing, holds up nothing, and is asked again',
  async (manner) => {
    await begun();
    relay.state.manner = manner;
    const running = it.settle();
    // Another house goes on.
    const answer = await it.home.as.administrator.post('/api/admin/rotation/update', {
      ...{ propertyId: it.home.property.id, year: 2030, firstChoiceShare: 5, reason: 'Why not' },
    });
    expect(answer.status).toBe(200);
    await running;
    expect(await it.kinds()).not.toContain('DRAWN');
    relay.state.manner = 'ANSWER';
    await it.pass('61 seconds');
    await it.settle();
    expect(await it.kinds()).toContain('DRAWN');
  },
);

test('no draw begins while the relay is away; without a setting none is asked', async () => {
  relay.state.manner = 'FAIL';
  expect(await it.begin()).toBe('The public beacon does not answer. Please try again later.');
  it.app.beaconUrl = undefined;
  const { length } = relay.state.asked;
  expect(await it.begin()).toBe(true);
  expect(relay.state.asked).toHaveLength(length);
});

test('a draw whose round never comes can be given up after a week', async () => {
  await begun();
  relay.state.manner = 'FAIL';
  expect(await it.cancel('The relay is gone')).toBe(
    'A draw cannot be cancelled once secrets are out.',
  );
  await it.pass('7 days');
  expect(await it.cancel('The relay is gone')).toBe(true);
  expect(await it.verdict()).toMatchObject({ isInOrder: true });
});
