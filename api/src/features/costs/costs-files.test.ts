import { parse } from 'csv-parse/sync';
import { expenseOf, openLedger } from '../../../test/support/scenes/cost-facts';
import { type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';
import { tokenClient } from '../../../test/support/scenes/tokens';
import { verifyLedger } from './rules';

const EXPENSE = 'mutation ($input: ExpenseInput!) { enterExpense(input: $input) { seq } }';
const REVERSE = 'mutation ($input: ReverseEntryInput!) { reverseEntry(input: $input) { seq } }';

let home: Home;
const house = () => home.property.id;
const path = (file: string) => `/api/properties/${house()}/${file}`;
const get = (file: string, as: Who = 'owner') => home.as[as].get(path(file));
const keep = async (text: string, input: object) =>
  expect((await home.as.administrator.graphql(text, { input })).errors).toBeUndefined();

beforeAll(async () => {
  home = await openHome();
  await openLedger(home, house());
  await keep(EXPENSE, expenseOf(house(), { supplier: 'Anna Meier, Lucerne' }));
  await keep(EXPENSE, expenseOf(house(), { title: '=Lamp', amount: 123_450, paidBy: '3' }));
  await keep(REVERSE, { propertyId: house(), seq: 3, reason: 'Entered twice' });
  await keep(EXPENSE, expenseOf(house(), { amount: 300, paidBy: '1' }));
});
afterAll(() => home.testApp.close());

test('the exported ledger holds, and one changed digit is found', async () => {
  const { status, body, headers } = await get('ledger');
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="fairweek-house-${house()}-ledger.json"`,
  ]);
  const text = JSON.stringify(body);
  expect(await verifyLedger(text)).toMatchObject({
    isInOrder: true,
    summary: 'The ledger of Lake House in EUR is in order: 5 entries, 4 of them with their texts.',
  });
  for (const [was, is] of [
    ['10001', '10002'],
    ['New boiler', 'New bowler'],
    ['["BANK",10001]', '["BANK",10000]'],
  ] as const) {
    expect(text).toContain(was);
    expect(await verifyLedger(text.replace(was, is))).toMatchObject({ isInOrder: false });
  }
});

test('the CSV has a row for each entry and a column for each account, oldest first', async () => {
  const { body, headers } = await get('ledger.csv');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
  expect(Object.keys(rows[0] ?? {})).toEqual([
    ...['Entry', 'Date', 'Kind', 'What', 'Who was paid', 'Category', 'Entered by', 'Reverses'],
    ...['Amount', 'Share 1', 'Share 2', 'Share 3', 'Share 4', 'Share 12', 'Bank', 'Reserve'],
  ]);
  expect(rows.map(({ Entry, Kind, Amount }) => [Entry, Kind, Amount])).toEqual([
    ['1', 'Opened', ''],
    ['2', 'Expense', '100.01'],
    ['3', 'Expense', '1234.50'],
    ['4', 'Reversal', ''],
    ['5', 'Expense', '3.00'],
  ]);
  expect(rows[2]).toMatchObject({ What: "'=Lamp", 'Share 3': '1234.50', 'Share 1': '-411.50' });
  expect(rows[3]).toMatchObject({ Reverses: '3', 'Share 3': '-1234.50', 'Share 1': '411.50' });
  expect(rows[4]).toMatchObject({ 'Share 1': '2.00', 'Share 2': '-1.00', 'Share 3': '' });
});

test('with semicolons, amounts have a decimal comma', async () => {
  const { body } = await get('ledger.csv?delimiter=semicolon');
  const rows = parse(body, { bom: true, columns: true, delimiter: ';' });
  expect(rows[2]).toMatchObject({ Amount: '1234,50', 'Share 1': '-411,50' });
});

test.each(['ledger', 'ledger.csv'])('%s is for who may see the costs', async (file) => {
  for (const as of ['guest', 'strangerOwner', 'plainAdministrator'] as const) {
    expect((await get(file, as)).body).toMatchObject({ code: 'FORBIDDEN' });
  }
  expect((await get(file, 'inactiveOwner')).status).toBe(200);
  const other = `/api/properties/${home.elsewhere.id}/${file}`;
  expect((await home.as.strangerOwner.get(other)).body).toMatchObject({ code: 'CONFLICT' });
});

test('a program reads them with the scope of costs alone', async () => {
  const { testApp, people } = home;
  const reader = await tokenClient(testApp, people.owner, ['COSTS_READ']);
  expect((await reader.get(path('ledger'))).status).toBe(200);
  const other = await tokenClient(testApp, people.owner, ['WEEKS_READ']);
  expect((await other.get(path('ledger'))).status).toBe(403);
});
