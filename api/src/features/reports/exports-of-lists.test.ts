import { parse } from 'csv-parse/sync';
import { openSwapHome, request, type SwapHome } from '../../../test/support/scenes/swap-home';
import { makeRequest } from '../special-requests/special-request.factory';

let scene: SwapHome;

beforeAll(async () => {
  scene = await openSwapHome();
});

afterAll(() => scene.home.testApp.close());

async function download(name: string, query = ''): Promise<Record<string, string>[]> {
  const { body } = await scene.home.as.administrator.get(`/api/admin/exports/${name}.csv${query}`);
  return parse(body, { bom: true, columns: true });
}

test('selected requests are exported in the words of the list, those of guests too', async () => {
  const { home } = scene;
  const { manager } = home.testApp.running.app.db;
  const propertyId = home.property.id;
  const { id: userId, firstName, lastName, email } = home.people.owner;
  const cot = await makeRequest(manager, { title: 'A cot', propertyId, userId });
  const late = await makeRequest(manager, {
    ...{ title: 'Late arrival', propertyId, guestFirstName: 'Gus', guestLastName: 'Green' },
    guestEmail: 'gus@fairweek.test',
  });
  await makeRequest(manager, { title: 'Not selected', propertyId, userId });
  const rows = await download('requests', `?ids=${late.id},${cot.id}`);
  const shared = { Property: 'Lake House', Category: 'Other', Priority: 'Low', Status: 'Pending' };
  expect(rows).toMatchObject([
    { ...shared, Title: 'A cot', Guest: `${firstName} ${lastName}`, Email: email },
    { ...shared, Title: 'Late arrival', Guest: 'Gus Green', Email: 'gus@fairweek.test' },
  ]);
  expect(await download('requests')).toHaveLength(3);
});

test('requests are exported with who handles them, the last answer, and the last note', async () => {
  const { home } = scene;
  const { db } = home.testApp.running.app;
  const { owner, administrator } = home.people;
  const { id } = await makeRequest(db.manager, {
    ...{ title: 'A lamp', propertyId: home.property.id, userId: owner.id },
    assigneeId: administrator.id,
  });
  for (const [note, actor, isForAsker] of [
    ['It is ordered.', administrator.id, true],
    ['Thank you!', owner.id, true],
    ['Ask the shop.', administrator.id, false],
  ] as const) {
    await db.query(
      `insert into special_request_events (request_id, kind, note, actor_id, is_for_asker)
        values ($1, 'NOTE', $2, $3, $4)`,
      [id, note, actor, isForAsker],
    );
  }
  const [row] = await download('requests', `?ids=${id}`);
  expect(Object.entries(row ?? {}).slice(-3)).toEqual([
    ['Assignee', `${administrator.firstName} ${administrator.lastName}`],
    ['Last answer', 'It is ordered.'],
    ['Last note among administrators', 'Ask the shop.'],
  ]);
});

test('swaps are exported with both weeks, both owners and the message', async () => {
  const { home, other } = scene;
  const bookingId = await scene.book(1, 10);
  const targetBookingId = await scene.book(5, 20);
  const input = { bookingId, targetBookingId, note: 'Ski week?' };
  const { data } = await request(home.as.owner, input);
  const { owner } = home.people;
  expect(await download('swaps', `?ids=${data.requestSwap.id}`)).toEqual([
    {
      ID: String(data.requestSwap.id),
      ...{ Property: 'Lake House', Location: 'Lucerne', 'Share number': '1' },
      Requester: `${owner.firstName} ${owner.lastName}`,
      ...{ 'Current week from': '2031-03-08', 'Current week to': '2031-03-15' },
      ...{ 'Preferred week from': '2031-05-17', 'Preferred week to': '2031-05-24' },
      'Swaps with': `${other.person.firstName} ${other.person.lastName}`,
      ...{ Status: 'Pending', Message: 'Ski week?' },
      Requested: new Date().toISOString().slice(0, 10),
    },
  ]);
});
