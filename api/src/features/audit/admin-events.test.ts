import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { action, listChanged } from '../../core/audiences/action';
import { happened } from '../../core/audiences/happening';
import { inTransaction } from '../../core/database/database';
import { AdminArea } from './admin-event.type';

const WATCH = 'subscription { adminEvents { area id } }';

let home: Home;

beforeAll(async () => {
  home = await openHome();
});

afterAll(() => home.testApp.close());

test('only administrator sessions are notified of a change, once it is committed', async () => {
  const { app } = home.testApp.running;
  const listener = await home.as.administrator.subscribe(WATCH);
  const others = await Promise.all(
    (['guest', 'owner', 'plainAdministrator', 'firstLogin'] as const).map((who) =>
      home.as[who].subscribe(WATCH),
    ),
  );
  const undone = inTransaction(app, async (transaction) => {
    await happened({ app }, transaction, listChanged('users.test', AdminArea.USERS), { id: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await inTransaction(app, async (transaction) => {
    await happened({ app }, transaction, listChanged('shares.test', AdminArea.SHARES), {});
    await happened({ app }, transaction, action('property.update'), {
      byId: home.people.administrator.id,
      subject: 'Property 7',
      id: 7,
    });
  });
  expect(await listener.received(2)).toEqual([
    { data: { adminEvents: { area: 'SHARES', id: null } } },
    { data: { adminEvents: { area: 'PROPERTIES', id: '7' } } },
  ]);
  for (const other of others) {
    expect(other.events.filter((it) => it.data?.adminEvents)).toEqual([]);
  }
  for (const each of [listener, ...others]) each.stop();
});

test('signed-out users are refused', async () => {
  const listener = await home.as.visitor.subscribe(WATCH);
  expect((await listener.closed).code).toBe(4401);
});
