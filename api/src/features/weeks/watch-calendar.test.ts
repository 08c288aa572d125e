import {
  COMING_YEAR,
  type CoOwnedHome,
  claim,
  makeCoOwnedHome,
  makeOwner,
} from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { UserRole } from '../auth/user.entity';
import { Share } from '../shares/share.entity';

const WATCH = 'subscription { myCalendarEvents { propertyId year } }';

let testApp: TestApp;
let home: CoOwnedHome;

beforeAll(async () => {
  testApp = await startTestApp();
  home = await makeCoOwnedHome(testApp);
});

afterAll(() => testApp.close());

/** Makes a last change, and waits until owners are notified: earlier events have arrived by then. */
async function makeLastChange(week: number): Promise<void> {
  const listener = await home.one.client.subscribe(WATCH);
  expect((await claim(home.other, { week })).errors).toBeUndefined();
  await listener.received(1);
  listener.stop();
}

test('each change reaches me, co-owners and administrators, once, and no one else', async () => {
  const adminFacts = { userRole: UserRole.ADMIN };
  const admin = await testApp.signIn(await testApp.person(adminFacts), { isAdmin: true });
  const plainAdmin = await testApp.signIn(await testApp.person(adminFacts));
  const stranger = (await makeCoOwnedHome(testApp)).one.client;
  const guest = await testApp.signIn(await testApp.person({ linkedPropertyId: home.property.id }));
  const insiders = [home.one.client, home.other.client, admin];
  const hearing = await Promise.all(insiders.map((client) => client.subscribe(WATCH)));
  const outsiders = [plainAdmin, stranger, guest];
  const deaf = await Promise.all(outsiders.map((client) => client.subscribe(WATCH)));

  const { data } = await claim(home.one, { week: 12 });
  const { id } = data.claimWeek;
  await home.one.client.graphql(
    `mutation { nameGuests(input: { bookingId: ${id}, guests: "Leo" }) { id } }`,
  );
  await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${id}) }`);

  await makeLastChange(20);
  for (const listener of hearing) await listener.received(4);
  const event = { propertyId: String(home.property.id), year: COMING_YEAR };
  for (const { events } of hearing) {
    expect(events.map((it) => it.data.myCalendarEvents)).toEqual([event, event, event, event]);
  }
  for (const { caughtUp } of deaf) await caughtUp();
  for (const { events } of deaf) expect(events).toEqual([]);
  for (const listener of [...hearing, ...deaf]) listener.stop();
});

test('a refused claim notifies no one', async () => {
  const listener = await home.other.client.subscribe(WATCH);
  await claim(home.one, { week: 10 });
  await makeLastChange(21);
  await listener.received(1);
  expect(listener.events).toHaveLength(1);
  listener.stop();
});

test('an owner who gave up their last share is no longer notified', async () => {
  const former = await makeOwner(testApp, home.property, { shareNumber: 9 });
  const listener = await former.client.subscribe(WATCH);
  await claim(home.one, { week: 13 });
  await listener.received(1);
  await testApp.running.app.db.manager.update(Share, former.share.id, { userId: null });
  await claim(home.one, { week: 14 });
  await makeLastChange(22);
  await listener.caughtUp();
  expect(listener.events).toHaveLength(1);
  listener.stop();
});

test('signed-out users are refused', async () => {
  const listener = await testApp.visitor().subscribe(WATCH);
  expect((await listener.closed).code).toBe(4401);
});
