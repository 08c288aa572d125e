import { parse } from 'csv-parse/sync';
import { keepPictures, readPdf } from '../../../test/support/read-pdf';
import { expenseOf, openLedger } from '../../../test/support/scenes/cost-facts';
import { type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';
import { download } from '../../../test/support/scenes/reports';
import { tokenClient } from '../../../test/support/scenes/tokens';
import { verifyLedger } from './rules';

const EXPENSE = 'mutation ($input: ExpenseInput!) { enterExpense(input: $input) { seq } }';
const BUDGET = 'mutation ($input: BudgetInput!) { saveBudget(input: $input) }';
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

describe('the statement of a year', () => {
  const year = new Date().getUTCFullYear();
  const IBAN = 'DE89370400440532013000';

  beforeAll(async () => {
    const [{ version }] = await home.testApp.running.app.db.query(
      'select version from ledgers where property_id = $1',
      [house()],
    );
    await openLedger(home, house(), { version, iban: IBAN, accountHolder: 'Lake House Owners' });
    const lines = [{ category: 'REPAIRS', amount: 50_000 }];
    await keep(BUDGET, { propertyId: house(), year, lines });
  });

  async function statement(query = '', as: Who = 'owner', of = year) {
    const { bytes, headers } = await download(home.as[as], path(`statements/${of}.pdf${query}`));
    expect(headers.get('content-type')).toBe('application/pdf');
    keepPictures(`statement${of}${query.replace(/\W/g, '-')}`, bytes);
    const { pages, title } = await readPdf(bytes);
    return { text: pages.join(' ').replace(/\s+/g, ' '), title, bytes };
  }

  test('of a share says what it owes, why, where to pay, and how to check it', async () => {
    const { text, title, bytes } = await statement('?share=1');
    expect(title).toMatch(`Lake House: costs of ${year}, Share 1 · `);
    for (const part of [
      'You owe €31.34 Please pay to: Lake House Owners, IBAN DE89 3704 0044 0532 0130 00',
      `Your balance What Amount Beginning of ${year} €0.00 Expense -€31.34 End of ${year} -€31.34`,
      'What the house cost, and your part besides dues What The house Your part Repairs €103.01 €34.34',
      'New boiler · Anna Meier, Lucerne Repairs €100.01 -€33.34',
      'Entry 3 reversed · Entered twice Reversal +€411.50',
      'New boiler Repairs €3.00 +€2.00',
    ]) {
      expect(text).toContain(part);
    }
    const [, fingerprint = ''] = /Fingerprint of entry 5: ([0-9a-f ]{39})\./.exec(text) ?? [];
    const { body } = await get('ledger');
    expect(await verifyLedger(JSON.stringify(body), { head: fingerprint })).toMatchObject({
      isInOrder: true,
    });
    // Its structure is there for screen readers.
    expect(bytes.toString('latin1')).toMatch(/\/StructTreeRoot[\s\S]*\/Marked true/);
  });

  test('of an earlier year has the balance of its end, and asks for no payment', async () => {
    const { text } = await statement('?share=1', 'owner', year - 1);
    expect(text).toContain('Even');
    expect(text).not.toContain('IBAN');
    const { text: later } = await statement('?share=1', 'owner', year + 1);
    expect(later).toContain(`Beginning of ${year + 1} -€31.34 End of ${year + 1} -€31.34`);
  });

  test('of the house has all balances, the budget, and what is in the bank', async () => {
    const { text } = await statement('', 'inactiveOwner');
    for (const part of [
      'The house cost €103.01',
      'Costs and budget in EUR Repairs 103 of 500',
      'Share 4 · no owner Even Even',
      'Bank account €0.00 -€100.01',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Share 1 · \S+ Test Even Owes €31\.34/);
    expect(text).not.toContain('IBAN');
  });

  test('of a share is refused to owners of other shares, not to who keeps the books', async () => {
    const get = (as: Who, share: number) =>
      home.as[as].get(path(`statements/${year}.pdf?share=${share}`));
    expect((await get('inactiveOwner', 1)).body).toMatchObject({
      code: 'FORBIDDEN',
      field: 'share',
    });
    expect((await get('owner', 3)).body).toMatchObject({ code: 'FORBIDDEN', field: 'share' });
    expect((await get('guest', 1)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await get('administrator', 9)).body).toMatchObject({ field: 'share' });
    expect((await get('administrator', 3)).status).toBe(200);
    await keep('mutation ($input: BookkeeperInput!) { setBookkeeper(input: $input) }', {
      ...{ propertyId: house(), userId: home.people.inactiveOwner.id, isBookkeeper: true },
    });
    expect((await get('inactiveOwner', 1)).status).toBe(200);
  });
});
