import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { nullsIn } from '../../../test/support/sql/check-rows';
import { inTransaction, read, readEach } from './database';
import { momentJson } from './json';
import type { Statement } from './statement';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

test('a slow bus blocks neither its callers nor a connection after the COMMIT', async () => {
  const { app } = testApp.running;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  jest.spyOn(app.bus, 'afterCommit').mockImplementation(() => waiting);
  const one: Statement<'due-swaps'> = { key: 'due-swaps', name: 'one', text: 'select 1' };
  const more = Array.from({ length: 30 }, () =>
    inTransaction(app, (transaction) => transaction.query(one, [])),
  );
  expect(await read(app, one, [])).toEqual([{ '?column?': 1 }]);
  expect(await Promise.all(more)).toEqual(Array(30).fill([{ '?column?': 1 }]));
  goOn();
});

const NUMBERS: Statement<'import-batches'> = {
  key: 'import-batches',
  name: 'numbers',
  text: 'select n as line from generate_series(1, $1::int) n',
};

test('rows read one by one are complete and in order', async () => {
  const numbers: number[] = [];
  for await (const { line } of readEach(testApp.running.app, NUMBERS, [2_500])) {
    numbers.push(line);
  }
  expect(numbers).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
});

test('a connection lost between rows fails the read', async () => {
  const { app } = testApp.running;
  let seen = 0;
  const reading = async () => {
    for await (const _ of readEach(app, NUMBERS, [5_000])) {
      seen += 1;
      if (seen === 1) {
        await app.db.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`);
      }
    }
  };
  await expect(reading()).rejects.toThrow();
  expect(seen).toBeLessThan(5_000);
  expect(await read(app, NUMBERS, [1])).toEqual([{ line: 1 }]);
});

test('a null that the generated types do not allow is an error that names the statement', async () => {
  const { app } = testApp.running;
  const text = 'select null::int as line where $1::int > 0';
  const wrong: Statement<'import-batches'> = { key: 'import-batches', name: 'no-lines', text };
  const sentence = 'The statement no-lines answered null as line.';
  await expect(read(app, wrong, [1])).rejects.toThrow(sentence);
  await expect(inTransaction(app, (transaction) => transaction.query(wrong, [1]))).rejects.toThrow(
    sentence,
  );
});

test('a null inside JSON is an error as well, and an empty page is not', () => {
  const paths = ['id?', 'name', 'people', 'people[].name', 'home.name'];
  const row = { id: 1, name: 'Olivia', people: [{ name: 'Omar' }], home: null };
  expect(nullsIn(row, paths)).toEqual([]);
  expect(nullsIn({ ...row, people: [{ name: 'Omar' }, { name: null }] }, paths)).toEqual([
    'people[].name',
  ]);
  expect(nullsIn({ ...row, home: {} }, paths)).toEqual(['home.name']);
  expect(nullsIn({ id: null, name: null, people: null }, paths)).toEqual([]);
});

test('PostgreSQL writes a point in time as JavaScript does', async () => {
  const moments = [
    '2026-01-02 03:04:05Z',
    '1999-12-31 23:59:59.9+02',
    '2026-07-01 00:00:00.007-05',
  ];
  const rows: { text: string; date: Date }[] = await testApp.running.app.db.query(
    `select ${momentJson('moment')} as text, moment as date from unnest($1::timestamptz(3)[]) moment`,
    [moments],
  );
  expect(rows.map(({ text }) => text)).toEqual(rows.map(({ date }) => date.toJSON()));
  expect(rows).toHaveLength(moments.length);
});
