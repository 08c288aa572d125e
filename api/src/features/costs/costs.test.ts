import { randomUUID } from 'node:crypto';
import { expenseOf, openLedger, today } from '../../../test/support/scenes/cost-facts';
import { type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';

let home: Home;
const house = () => home.property.id;
const db = () => home.testApp.running.app.db;

const COSTS = `query ($id: ID!, $year: Int!) { costs(propertyId: $id, year: $year) {
  currency approval mayKeepBooks total mine myDues seq closedUntil iban version
  categories { category amount mine budget }
  accounts { account name isMine takesPart balance overdue } } }`;
const ENTRIES = `query ($id: ID!) { ledgerEntries(propertyId: $id) { next items {
  seq kind date amount category title supplier dueOn reverses reversedBy method byName
  parts { account weight } postings { account amount } files { id } } } }`;
const PROPOSALS = `query ($id: ID!) { costProposals(propertyId: $id) {
  id kind status amount title byName mayAnswer isMine answer } }`;
const mutation = (name: string, type: string, answer = '') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${answer} }`;
const ENTERED = '{ seq proposalId }';
const EXPENSE = mutation('enterExpense', 'ExpenseInput', ENTERED);
const PAYMENT = mutation('enterPayment', 'PaymentInput', ENTERED);
const ANSWER = mutation('answerProposal', 'AnswerProposalInput');
const DUES = mutation('raiseDues', 'DuesInput', ENTERED);
const CORRECT = mutation('correctLedger', 'CorrectionInput', ENTERED);
const REVERSE = mutation('reverseEntry', 'ReverseEntryInput', ENTERED);
const CLOSE = mutation('closePeriod', 'ClosePeriodInput', ENTERED);

const year = () => new Date().getUTCFullYear();

const call = (as: Who, text: string, input: object) => home.as[as].graphql(text, { input });

/** The answer of a call, or its refusal as 'CODE field: sentence'. */
async function outcome(as: Who, text: string, input: object): Promise<unknown> {
  const { data, errors } = await call(as, text, input);
  const [error] = errors ?? [];
  if (!error) return Object.values(data)[0];
  const { code, field } = error.extensions;
  return `${[code, field].filter(Boolean).join(' ')}: ${error.message}`;
}

const expense = (more: object = {}) => expenseOf(house(), more);

async function costs(as: Who = 'administrator') {
  const { data } = await home.as[as].graphql(COSTS, { id: house(), year: year() });
  return data.costs;
}

const balances = async (as: Who = 'administrator') =>
  Object.fromEntries(
    (await costs(as)).accounts
      .filter((it: { balance: number }) => it.balance !== 0)
      .map((it: { account: string; balance: number }) => [it.account, it.balance]),
  );

const entries = async (as: Who = 'owner') =>
  (await home.as[as].graphql(ENTRIES, { id: house() })).data.ledgerEntries.items;
const proposals = async (as: Who) =>
  (await home.as[as].graphql(PROPOSALS, { id: house() })).data.costProposals;

beforeEach(async () => {
  home = await openHome();
  await db().query('update shares set is_active = true where share_number = 3');
  await openLedger(home, house());
});
afterEach(() => home.testApp.close());

test('an expense of the house is split by the shares that take part, to the cent', async () => {
  expect(await outcome('administrator', EXPENSE, expense())).toEqual({ seq: 2, proposalId: null });
  // Shares 1, 2, 3 and 12 take part; share 4 is vacant.
  const parts = await balances();
  expect(parts.BANK).toBe(10_001);
  expect(Object.keys(parts).sort()).toEqual(['1', '12', '2', '3', 'BANK']);
  expect([parts['1'], parts['2'], parts['3'], parts['12']].sort()).toEqual(
    [-2500, -2500, -2500, -2501].sort(),
  );
  const own = await costs('owner');
  expect(own).toMatchObject({ total: 10_001, mine: -(parts['1'] + parts['12']), seq: 2 });
  expect(own.categories).toEqual([
    { category: 'REPAIRS', amount: 10_001, mine: own.mine, budget: null },
  ]);
});

test('what an owner enters waits for who keeps the books, and counts once they approve it', async () => {
  const entered = await outcome('owner', EXPENSE, expense({ paidBy: '1', method: 'OWNERS' }));
  expect(entered).toEqual({ seq: null, proposalId: expect.any(String) });
  expect(await balances()).toEqual({});
  const [mine] = await proposals('owner');
  expect(mine).toMatchObject({ mayAnswer: false, isMine: true, amount: 10_001 });
  const [theirs] = await proposals('administrator');
  expect(theirs).toMatchObject({ id: mine.id, mayAnswer: true, isMine: false });
  const answer = { id: mine.id, isApproved: true };
  expect(await outcome('owner', ANSWER, answer)).toBe(
    'FORBIDDEN id: Someone else has to approve this.',
  );
  expect(await outcome('inactiveOwner', ANSWER, answer)).toBe(
    'FORBIDDEN id: Someone else has to approve this.',
  );
  expect(await outcome('administrator', ANSWER, answer)).toBe(true);
  expect(await outcome('administrator', ANSWER, answer)).toBe(
    'CONFLICT id: This has already been answered.',
  );
  // Three owners bear a third each; the owner of two shares a sixth for each of them.
  const parts = await balances();
  expect(parts['1'] + parts['12'] + parts['2'] + parts['3']).toBe(0);
  expect(Math.abs(parts['2'] + 3334)).toBeLessThanOrEqual(1);
  expect(Math.abs(parts['12'] + 1667)).toBeLessThanOrEqual(1);
  expect(await proposals('owner')).toEqual([]);
});

test('an owner enters for a share of theirs alone, and once per key', async () => {
  const FOREIGN = 'Please choose a share of yours: for others, a bookkeeper enters it.';
  for (const paidBy of ['3', 'BANK']) {
    expect(await outcome('owner', EXPENSE, expense({ paidBy }))).toBe(
      `FORBIDDEN paidBy: ${FOREIGN}`,
    );
  }
  expect(await outcome('owner', EXPENSE, expense({ paidBy: '9' }))).toBe(
    'BAD_USER_INPUT paidBy: This property has no share 9.',
  );
  const input = expense({ paidBy: '1' });
  const first = await outcome('owner', EXPENSE, input);
  expect(await outcome('owner', EXPENSE, input)).toEqual(first);
  expect(await proposals('owner')).toHaveLength(1);
});

test('where a second owner approves, an owner of another share may, and the payer’s may not', async () => {
  await openLedger(home, house(), { approval: 'SECOND_OWNER', version: 1 });
  await outcome('owner', EXPENSE, expense({ paidBy: '1' }));
  const [{ id }] = await proposals('inactiveOwner');
  expect(await outcome('inactiveOwner', ANSWER, { id, isApproved: false })).toBe(
    'BAD_USER_INPUT answer: Please say why you refuse it.',
  );
  expect(await outcome('inactiveOwner', ANSWER, { id, isApproved: true })).toBe(true);
  expect((await entries())[0]).toMatchObject({ kind: 'EXPENSE', title: 'New boiler' });
});

test('a payment counts once the one who got it confirms it', async () => {
  const paid = { ...expense(), paidBy: '1', paidTo: '3', title: 'For the boiler' };
  const { category: _, method: __, fileIds: ___, ...payment } = paid;
  expect(await outcome('owner', PAYMENT, payment)).toMatchObject({ seq: null });
  const [{ id }] = await proposals('inactiveOwner');
  expect(await outcome('inactiveOwner', ANSWER, { id, isApproved: true })).toBe(true);
  expect(await balances()).toEqual({ '1': 10_001, '3': -10_001 });
  // The receiver’s own entry counts at once.
  const got = { ...payment, clientKey: randomUUID(), paidBy: '3', paidTo: '1' };
  expect(await outcome('owner', PAYMENT, got)).toEqual({ seq: 3, proposalId: null });
  expect(await balances()).toEqual({});
});

test('dues fill the reserve, are overdue after their day, and pay what is not split', async () => {
  const dues = {
    ...{ propertyId: house(), clientKey: randomUUID(), isLevy: false, date: today() },
    ...{ dueOn: today(), amount: 40_000, title: 'Dues of December', method: 'SHARES' },
  };
  expect(await outcome('owner', DUES, dues)).toMatch(/^FORBIDDEN: Only a bookkeeper/);
  expect(await outcome('administrator', DUES, dues)).toEqual({ seq: 2, proposalId: null });
  await outcome('administrator', EXPENSE, expense({ method: 'RESERVE' }));
  expect(await balances()).toEqual({
    ...{ '1': -10_000, '2': -10_000, '3': -10_000, '12': -10_000 },
    ...{ BANK: 10_001, RESERVE: 29_999 },
  });
  expect((await costs()).accounts[0]).toMatchObject({ balance: -10_000, overdue: 10_000 });
  // Shares 1 and 12.
  expect(await costs('owner')).toMatchObject({ total: 10_001, mine: 20_000, myDues: 20_000 });
});

test('only dues whose day has come are overdue, until they are paid', async () => {
  const overdue = async () => (await costs()).accounts[0].overdue;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const dues = {
    ...{ propertyId: house(), isLevy: true, date: today(), amount: 40_000, title: 'New roof' },
    method: 'SHARES',
  };
  const raise = (dueOn: string) =>
    outcome('administrator', DUES, { ...dues, clientKey: randomUUID(), dueOn });
  // A part of an expense is owed, and not overdue.
  await outcome('administrator', EXPENSE, expense());
  await raise(tomorrow);
  expect(await overdue()).toBe(0);
  expect(await raise(today())).toEqual({ seq: 4, proposalId: null });
  expect(await overdue()).toBe(10_000);
  const { category: _, method: __, fileIds: ___, ...payment } = expense({ amount: 9999 });
  const paid = { ...payment, paidBy: '1', paidTo: 'BANK', title: 'Roof' };
  expect(await outcome('administrator', PAYMENT, paid)).toEqual({ seq: 5, proposalId: null });
  expect(await overdue()).toBe(1);
  // A refund is owed, and not overdue again.
  const back = { ...paid, clientKey: randomUUID(), amount: 500, paidBy: 'BANK', paidTo: '1' };
  await outcome('administrator', PAYMENT, back);
  expect(await overdue()).toBe(1);
  await outcome('administrator', REVERSE, { propertyId: house(), seq: 5, reason: 'No payment' });
  expect(await overdue()).toBe(10_000);
  await outcome('administrator', REVERSE, { propertyId: house(), seq: 4, reason: 'Too early' });
  expect(await overdue()).toBe(0);
});

test('an entry is reversed once, never changed, and a closed period takes none', async () => {
  await outcome('administrator', EXPENSE, expense());
  const reverse = { propertyId: house(), seq: 2, reason: 'Entered twice' };
  expect(await outcome('owner', REVERSE, reverse)).toMatch(/^FORBIDDEN/);
  expect(await outcome('administrator', REVERSE, reverse)).toEqual({ seq: 3, proposalId: null });
  expect(await outcome('administrator', REVERSE, reverse)).toBe(
    'CONFLICT seq: This entry has already been reversed.',
  );
  expect(await outcome('administrator', REVERSE, { ...reverse, seq: 3 })).toBe(
    'BAD_USER_INPUT seq: An entry of this kind cannot be reversed.',
  );
  expect(await balances()).toEqual({});
  expect(await costs()).toMatchObject({ total: 0, mine: 0 });
  const until = `${year() - 1}-12-31`;
  expect(await outcome('administrator', CLOSE, { propertyId: house(), until })).toMatchObject({
    seq: 4,
  });
  expect(await outcome('administrator', EXPENSE, expense({ date: until }))).toBe(
    `BAD_USER_INPUT date: The period up to ${until} is closed: please choose a later day.`,
  );
  for (const change of [
    'update ledger_entries set amount = 1 where seq = 2',
    'delete from ledger_postings',
    'update ledger_postings set amount = amount * 2',
  ]) {
    await expect(db().query(change)).rejects.toThrow('The ledger of a house is append-only.');
  }
});

test('the database refuses what does not add up', async () => {
  const add = (amounts: string) =>
    db().query(
      `insert into ledger_postings (property_id, seq, account, amount)
        select $1, 1, * from (values ${amounts}) as it`,
      [house()],
    );
  await expect(add("('1', 5::bigint), ('2', -4)")).rejects.toThrow('add up to zero');
  await add("('1', 5::bigint), ('2', -5)");
  await expect(add("('3', 5::bigint), ('4', -5)")).rejects.toThrow('has its postings already');
});

test('amounts by hand add up, or are refused', async () => {
  const correction = (postings: object) => ({
    ...{ propertyId: house(), clientKey: randomUUID(), isOpeningBalance: true, date: today() },
    ...{ title: 'From the old book', postings },
  });
  const uneven = [
    { account: '1', amount: 500 },
    { account: 'BANK', amount: -499 },
  ];
  expect(await outcome('administrator', CORRECT, correction(uneven))).toBe(
    'BAD_USER_INPUT postings: Please enter at least two amounts that add up to zero.',
  );
  const even = [uneven[0], { account: 'BANK', amount: -500 }];
  expect(await outcome('administrator', CORRECT, correction(even))).toMatchObject({ seq: 2 });
  const parts = [
    { share: 1, amount: 1 },
    { share: 2, amount: 10_000 },
  ];
  const byHand = expense({ method: 'BY_HAND', parts });
  expect(await outcome('administrator', EXPENSE, byHand)).toMatchObject({ seq: 3 });
  expect(await balances()).toEqual({ '1': 499, '2': -10_000, BANK: 9501 });
});

test.each(['guest', 'strangerOwner', 'plainAdministrator', 'visitor', 'firstLogin'] as const)(
  '%s sees nothing of the costs',
  async (who) => {
    const { data, errors } = await home.as[who].graphql(COSTS, { id: house(), year: year() });
    expect([data?.costs ?? null, errors?.[0]?.extensions.code]).toEqual([
      null,
      who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]);
    expect(await outcome(who, EXPENSE, expense({ paidBy: '1' }))).toMatch(
      who === 'visitor' ? /^UNAUTHENTICATED/ : /^FORBIDDEN/,
    );
  },
);
