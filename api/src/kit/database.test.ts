import { type House, openHouse } from '../../test/support/house';
import { inTransaction, read } from './database';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a bus that takes its time after the COMMIT keeps neither its callers nor a connection', async () => {
  const { app } = house.running;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  jest.spyOn(app.bus, 'afterCommit').mockImplementation(() => waiting);
  const one = { name: 'one', text: 'select 1 as one' };
  const more = Array.from({ length: 30 }, () =>
    inTransaction(app, (transaction) => transaction.query(one, [])),
  );
  expect(await read(app, one, [])).toEqual([{ one: 1 }]);
  expect(await Promise.all(more)).toEqual(Array(30).fill([{ one: 1 }]));
  goOn();
});
