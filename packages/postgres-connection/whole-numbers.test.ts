import { Client } from 'pg';
import { connectionOptions } from './connection';

let client: Client;

beforeAll(async () => {
  client = new Client(connectionOptions(process.env.TEST_DATABASE_URL ?? ''));
  await client.connect();
});
afterAll(() => client.end());

const answerTo = async (sql: string) => (await client.query(`select ${sql} as it`)).rows[0].it;

test.each([
  ['a bigint', '3000000000::bigint', 3_000_000_000],
  ['a count', 'count(*)', 1],
  ['the largest exact number', '9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['no bigint', 'null::bigint', null],
  ['a list of bigints', `'{3000000000, null, -1}'::bigint[]`, [3_000_000_000, null, -1]],
  ['an empty list', `'{}'::bigint[]`, []],
])('%s is read as a number', async (_name, sql, value) => {
  expect(await answerTo(sql)).toEqual(value);
});

test.each(['9007199254740993::bigint', `'{1, -9007199254740993}'::bigint[]`])(
  '%s, which no number holds exactly, is an error and not another number',
  async (sql) => {
    await expect(answerTo(sql)).rejects.toThrow('9007199254740993 is too large a number.');
    expect(await answerTo('1')).toBe(1);
  },
);
