import { forgetAttempts } from '../../../test/support/mailbox';
import type { Home } from '../../../test/support/scenes/home-cast';
import {
  askFor,
  doTo,
  openRequestHome,
  setStatus,
} from '../../../test/support/scenes/request-cast';

const MINE = `subscription { mySpecialRequestChanged { id status version
  request { title history { kind note assigneeName } } } }`;
const ALL = 'subscription { specialRequestEvents { id kind title askerName } }';
const AREAS = 'subscription { adminEvents { area id } }';

let home: Home;

beforeAll(async () => {
  home = await openRequestHome();
});
beforeEach(() => forgetAttempts(home.testApp));
afterAll(() => home.testApp.close());

test('only the requester is notified of every change, with the entries meant for them', async () => {
  const { administrator, guest } = home.as;
  const mine = await guest.subscribe(MINE);
  const others = await Promise.all(
    (['owner', 'strangerGuest', 'plainAdministrator', 'administrator'] as const).map((who) =>
      home.as[who].subscribe(MINE),
    ),
  );
  const { id } = await askFor(home, guest);
  await setStatus(administrator, { id, status: 'in_progress', notes: 'On it' });
  await setStatus(administrator, { id, status: 'fulfilled', notes: 'Cost 40', isForAsker: false });
  await mine.received(3);
  await doTo(administrator, 'deleteSpecialRequest', id);
  const events = await mine.received(4);
  const changes = events.map(({ data }) => data.mySpecialRequestChanged);
  expect(changes.map(({ status, version }) => [status, version])).toEqual([
    ['pending', 1],
    ['in_progress', 2],
    ['fulfilled', 3],
    ['fulfilled', 4],
  ]);
  expect(changes[2].request.history).toEqual([
    { kind: 'CREATED', note: null, assigneeName: null },
    { kind: 'STATUS', note: 'On it', assigneeName: null },
    { kind: 'STATUS', note: null, assigneeName: null },
  ]);
  expect(changes[3]).toMatchObject({ id, request: null });
  expect(JSON.stringify(events)).not.toContain('Cost 40');
  for (const other of others) expect(other.events).toEqual([]);
  for (const each of [mine, ...others]) each.stop();
});

test('the requester is not notified of notes among administrators', async () => {
  const { administrator, guest } = home.as;
  const { id } = await askFor(home, guest);
  const [mine, all] = [await guest.subscribe(MINE), await administrator.subscribe(ALL)];
  await setStatus(administrator, { id, status: 'pending', notes: 'A liar?', isForAsker: false });
  const assigneeId = home.people.administrator.id;
  await doTo(administrator, 'assignSpecialRequest', id, `, assigneeId: ${assigneeId}`);
  await setStatus(administrator, { id, status: 'fulfilled' });
  const [event] = await mine.received(1);
  expect(event.data.mySpecialRequestChanged).toMatchObject({ status: 'fulfilled' });
  const kinds = (await all.received(3)).map(({ data }) => data.specialRequestEvents.kind);
  expect(kinds).toEqual(['NOTE', 'ASSIGNED', 'STATUS']);
  for (const each of [mine, all]) each.stop();
});

test('administrators are notified, by area as well, and no one else is', async () => {
  const { administrator, guest } = home.as;
  const [all, areas] = [await administrator.subscribe(ALL), await administrator.subscribe(AREAS)];
  const others = await Promise.all(
    (['guest', 'owner', 'plainAdministrator', 'firstLogin'] as const).map((who) =>
      home.as[who].subscribe(ALL),
    ),
  );
  const { id } = await askFor(home, guest);
  await doTo(administrator, 'archiveSpecialRequest', id);
  const other = await askFor(home, guest);
  await doTo(guest, 'withdrawSpecialRequest', other.id);
  await doTo(administrator, 'deleteSpecialRequest', id);
  const told = { title: 'Fresh towels', askerName: 'Uma Lind' };
  expect((await all.received(4)).map(({ data }) => data.specialRequestEvents)).toEqual([
    { id, kind: 'CREATED', ...told },
    { id, kind: 'ARCHIVED', ...told },
    { id: other.id, kind: 'CREATED', ...told },
    { id: other.id, kind: 'WITHDRAWN', ...told },
  ]);
  expect((await areas.received(5)).map(({ data }) => data.adminEvents)).toEqual(
    [id, id, other.id, other.id, id].map((it) => ({ area: 'REQUESTS', id: it })),
  );
  for (const { events } of others) {
    expect(events.filter(({ data }) => data?.specialRequestEvents)).toEqual([]);
  }
  for (const each of [all, areas, ...others]) each.stop();
});

test('signed-out users are refused', async () => {
  for (const text of [MINE, ALL]) {
    expect((await (await home.as.visitor.subscribe(text)).closed).code).toBe(4401);
  }
});

test('a refused change notifies no one', async () => {
  const mine = await home.as.guest.subscribe(MINE);
  const { id } = await askFor(home, home.as.guest);
  const stale = { id, status: 'fulfilled', expectedVersion: 7 };
  expect(await setStatus(home.as.administrator, stale)).toMatch(/^CONFLICT/);
  expect(await setStatus(home.as.owner, { id, status: 'fulfilled' })).toMatch(/^FORBIDDEN/);
  await setStatus(home.as.administrator, { id, status: 'in_progress' });
  const events = await mine.received(2);
  expect(events.map(({ data }) => data.mySpecialRequestChanged)).toMatchObject([
    { status: 'pending', version: 1 },
    { status: 'in_progress', version: 2 },
  ]);
  mine.stop();
});
