import { type House, openHouse } from '../../test/support/servers/house';
import { createLog } from './log';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['a parameter', 'id', "'not a number'"],
  ['a row', 'first_name', 'null'],
])('a failed statement is logged without %s', async (_what, column, value) => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  await house.person();
  const failing = house.running.app.db.query(
    `update users set password_hash = $1, ${column} = ${value}`,
    ['$2b$04$the-secret-hash'],
  );
  await failing.catch((err: unknown) => log.error({ err }, 'It failed'));
  expect(lines.join()).toContain('QueryFailedError');
  expect(lines.join()).not.toContain('the-secret-hash');
});
