import type { DataSource } from 'typeorm';
import { generateLoad, loadRefusal } from '../../../lab/generate/load';
import { createDataSource } from '../../src/app/database/data-source';
import { createTestDatabase } from '../support/sql/template';

let db: DataSource;

beforeAll(async () => {
  db = await createDataSource(await createTestDatabase()).initialize();
});

afterAll(() => db.destroy());

const counts = async () => {
  const [row] = await db.query(`select (select count(*)::int from properties) as properties,
    (select count(*)::int from users) as users, (select count(*)::int from shares) as shares,
    (select count(*)::int from week_swaps) as swaps`);
  return row;
};

test('creates as many as requested, evenly spread, and more beside existing data', async () => {
  const load = { properties: 10, users: 40, shares: 115, swaps: 7 };
  await generateLoad(db, load);
  expect(await counts()).toEqual(load);
  const [spread] = await db.query(`select min(n)::int as least, max(n)::int as most
    from (select count(*) as n from shares group by property_id) per_property`);
  expect(spread).toEqual({ least: 11, most: 12 });
  const [{ owners }] = await db.query('select count(distinct user_id)::int as owners from shares');
  expect(owners).toBe(40);
  const [swaps] = await db.query(`select count(*) filter (where status = 'PENDING')::int as pending,
    count(answerer_id)::int as answered from week_swaps`);
  expect(swaps).toEqual({ pending: 1, answered: 6 });
  await generateLoad(db, load);
  expect((await counts()).shares).toBe(230);
});

test.each([
  [{ properties: 1, users: 1, shares: 13, swaps: 0 }, 'A property has at most 12 shares.'],
  [{ properties: 1, users: 0, shares: 1, swaps: 0 }, 'Shares need users.'],
  [{ properties: 10_000, users: 100_000, shares: 110_000, swaps: 0 }, null],
])('%j: %s', (load, refusal) => {
  expect(loadRefusal(load)).toBe(refusal);
});
