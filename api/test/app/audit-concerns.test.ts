import type { DataSource } from 'typeorm';
import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { proposeExchange } from '../support/scenes/proposed-exchange';
import { openSteeredHouse, type SteeredHouse } from '../support/scenes/steered-house';
import { migrateAgain } from '../support/sql/migrate-again';

const MIGRATION = 'AuditConcerns1764640860000';

let house: SteeredHouse;
let db: DataSource;

beforeAll(async () => {
  house = await openSteeredHouse();
  ({ db } = house.home.testApp.running.app);
});

afterAll(() => house.home.testApp.close());

const byId = (name: string) => `mutation($id: ID!) { ${name}(id: $id) { __typename } }`;

/** The subject of each entry, without the words of its kind. */
async function concerned(): Promise<Record<string, string[]>> {
  const rows = await house.query(
    `select action, array(select distinct key from unnest(keys) key
        where key ~ '^(user|property) ' order by key) as keys
      from audit_log order by id`,
  );
  return Object.fromEntries(rows.map(({ action, keys }) => [String(action), keys as string[]]));
}

test('an entry is about its people and its house, also one of an older release', async () => {
  const { act, place } = house;
  const { administrator, owner } = house.home.people;
  const { propertyId } = place;
  const userId = Number(owner.id);
  for (const title of ['Towels', 'Wood']) {
    const { id } = await makeRequest(db.manager, { propertyId, userId, title });
    if (title === 'Wood') await act('mutation($id: ID!) { deleteSpecialRequest(id: $id) }', { id });
    else await act(byId('archiveSpecialRequest'), { id });
  }
  await act(byId('rejectSwap'), { id: await house.pendingSwap() });
  const weeks = [house.one.bookingId, house.three.bookingId] as const;
  await act(
    'mutation($id: ID!) { approveExchange(id: $id) { status } }',
    await proposeExchange(db, weeks, true),
  );
  await act('mutation($draftId: ID!) { dropDraft(draftId: $draftId) }', {
    draftId: await house.planned(2036),
  });

  const [mine, here] = [`user ${administrator.id}`, `property ${propertyId}`];
  const both = [house.one, house.three].map(({ person }) => `user ${person.id}`);
  const swapped = [house.one, house.two].map(({ person }) => `user ${person.id}`);
  const all = {
    'request.archive': [here, mine, `user ${owner.id}`].sort(),
    'request.delete': [here, mine, `user ${owner.id}`].sort(),
    'swap.decline': [here, mine, ...swapped].sort(),
    'exchange.approve': [here, mine, ...both].sort(),
    'draft.plan': [here, mine],
    'draft.drop': [here, mine],
  };
  expect(await concerned()).toMatchObject(all);
  await migrateAgain(db, MIGRATION);
  expect(await concerned()).toMatchObject(all);
});
