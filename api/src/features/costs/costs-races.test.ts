import { randomUUID } from 'node:crypto';
import { expenseOf, openLedger } from '../../../test/support/scenes/cost-facts';
import { type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';

let home: Home;
const app = () => home.testApp.running.app;
const propertyId = () => home.property.id;

const mutation = (name: string, type: string, answer = '') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${answer} }`;
const EXPENSE = mutation('enterExpense', 'ExpenseInput', '{ seq proposalId }');
const ANSWER = mutation('answerProposal', 'AnswerProposalInput');
const REVERSE = mutation('reverseEntry', 'ReverseEntryInput', '{ seq }');
const BOOKKEEPER = mutation('setBookkeeper', 'BookkeeperInput');
const CLOSE = mutation('closePeriod', 'ClosePeriodInput', '{ seq }');

/** The code of a refusal, or the answer of a mutation. */
async function call(as: Who, text: string, input: object) {
  const { data, errors } = await home.as[as].graphql(text, { input });
  const [made] = Object.values<{ seq: number; proposalId: string }>(data ?? {});
  return { ...made, code: errors?.[0]?.extensions.code, made };
}

const FORBIDDEN = { code: 'FORBIDDEN' };
const query = (text: string) => app().db.query(text);
const kinds = async () =>
  (await query('select kind from ledger_entries order by seq')).map(
    ({ kind }: { kind: string }) => kind,
  );

/** Whether all entries follow each other, and the balances are the sums of what was posted. */
async function expectWhole(): Promise<void> {
  const [row] = await query(`select
      (select array_agg(seq order by seq) from ledger_entries)
        = (select array_agg(n) from generate_series(1, (select seq from ledgers)) n) as "isInOrder",
      (select sum(amount)::int from ledger_balances) as "sum",
      not exists (select from ledger_balances b where amount <> (
        select sum(p.amount) from ledger_postings p where p.account = b.account)) as "isTrue"`);
  expect(row).toEqual({ isInOrder: true, sum: 0, isTrue: true });
}

beforeEach(async () => {
  home = await openHome();
  await query('update shares set is_active = true where share_number = 3');
  await openLedger(home, propertyId());
});
afterEach(() => home.testApp.close());

test('entries at once follow each other, and the same one sent twice is one', async () => {
  const input = expenseOf(propertyId());
  const same = [1, 2, 3].map(() => call('administrator', EXPENSE, input));
  const others = [1, 2, 3, 4].map(() => call('administrator', EXPENSE, expenseOf(propertyId())));
  const answers = await Promise.all([...same, ...others]);
  expect(new Set(answers.slice(0, 3).map(({ seq }) => seq)).size).toBe(1);
  expect(await kinds()).toEqual(['OPENED', ...Array(5).fill('EXPENSE')]);
  await expectWhole();
});

test('settings that are saved between entries leave their order alone', async () => {
  const save = async () => {
    const [{ version }] = await query('select version from ledgers');
    const settings = { currency: 'EUR', approval: 'NONE', version };
    return call('administrator', mutation('saveLedger', 'LedgerInput'), {
      propertyId: propertyId(),
      ...settings,
    });
  };
  const enter = () => call('administrator', EXPENSE, expenseOf(propertyId()));
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([enter(), save(), enter(), save(), enter()]);
    // Of two who save what they have read, the later one may be refused; all else succeeds.
    expect(answers.filter(({ code = 'CONFLICT' }) => code !== 'CONFLICT')).toEqual([]);
  }
  expect(await kinds()).toHaveLength(16);
  await expectWhole();
});

test('of two who approve at once one does, and an entry is reversed once', async () => {
  const entered = await call('owner', EXPENSE, expenseOf(propertyId(), { paidBy: '1' }));
  const answer = { id: entered.proposalId, isApproved: true };
  const approved = await Promise.all([1, 2].map(() => call('administrator', ANSWER, answer)));
  expect(approved.map(({ code = 'APPROVED' }) => code).sort()).toEqual(['APPROVED', 'CONFLICT']);
  const reverse = { propertyId: propertyId(), seq: 2, reason: 'Entered twice' };
  const reversed = await Promise.all([1, 2].map(() => call('administrator', REVERSE, reverse)));
  expect(reversed.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
  expect(await kinds()).toEqual(['OPENED', 'EXPENSE', 'REVERSAL']);
  await expectWhole();
});

test('what was proposed for a day that has been closed since cannot be approved', async () => {
  const date = '2025-12-31';
  const input = expenseOf(propertyId(), { paidBy: '1', date });
  const { proposalId: id } = await call('owner', EXPENSE, input);
  await call('administrator', CLOSE, { propertyId: propertyId(), until: date });
  expect(await call('administrator', ANSWER, { id, isApproved: true })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(
    await call('administrator', ANSWER, { id, isApproved: false, answer: 'Late' }),
  ).toMatchObject({ made: true });
  expect(await kinds()).toEqual(['OPENED', 'CLOSED']);
});

test('a bookkeeper keeps the books of one house, until they no longer do', async () => {
  const keeper = { propertyId: propertyId(), userId: home.people.strangerOwner.id };
  expect(await call('strangerOwner', EXPENSE, expenseOf(propertyId()))).toMatchObject(FORBIDDEN);
  await call('administrator', BOOKKEEPER, { ...keeper, isBookkeeper: true });
  expect(await call('strangerOwner', EXPENSE, expenseOf(propertyId()))).toMatchObject({ seq: 2 });
  expect(await call('strangerOwner', BOOKKEEPER, { ...keeper, isBookkeeper: true })).toMatchObject(
    FORBIDDEN,
  );
  await call('administrator', BOOKKEEPER, { ...keeper, isBookkeeper: false });
  expect(await call('strangerOwner', EXPENSE, expenseOf(propertyId()))).toMatchObject(FORBIDDEN);
});

test('owners are notified of what is raised, proposed and answered; who did it is not', async () => {
  const notices = async () =>
    (await query('select kind, user_id as "userId", facts from notices order by id')).map(
      ({ kind, userId, facts }: { kind: string; userId: number; facts: { amount: string } }) => [
        kind,
        userId,
        facts.amount,
      ],
    );
  const { owner, inactiveOwner } = home.people;
  const { proposalId: id } = await call(
    'owner',
    EXPENSE,
    expenseOf(propertyId(), { paidBy: '1', amount: 40_000 }),
  );
  expect(await notices()).toEqual([]);
  await call('administrator', ANSWER, { id, isApproved: true });
  expect((await notices()).sort()).toEqual(
    [
      ['cost.answered', owner.id, '€400.00'],
      ['cost.entered', inactiveOwner.id, '€100.00'],
      ['cost.entered', home.people.firstLogin.id, '€100.00'],
    ].sort(),
  );
});

test('what the house pays to an owner waits for who keeps the books', async () => {
  const { category: _, method: __, fileIds: ___, ...paid } = expenseOf(propertyId());
  const PAY = mutation('enterPayment', 'PaymentInput', '{ seq proposalId }');
  const { proposalId: id } = await call('owner', PAY, { ...paid, paidTo: '1' });
  expect(await call('owner', ANSWER, { id, isApproved: true })).toMatchObject(FORBIDDEN);
  expect(await call('inactiveOwner', ANSWER, { id, isApproved: true })).toMatchObject(FORBIDDEN);
  expect(await call('administrator', ANSWER, { id, isApproved: true })).toMatchObject({
    made: true,
  });
});

test('a reversal waits for a day that is not closed', async () => {
  await call('administrator', EXPENSE, expenseOf(propertyId()));
  await query('update ledgers set closed_until = current_date + 1');
  const reverse = { propertyId: propertyId(), seq: 2, reason: 'Entered twice' };
  expect(await call('administrator', REVERSE, reverse)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a key counts for the one who sent it', async () => {
  const clientKey = randomUUID();
  const input = expenseOf(propertyId(), { paidBy: '1', clientKey });
  await call('owner', EXPENSE, input);
  const other = expenseOf(propertyId(), { paidBy: '3', clientKey });
  expect(await call('inactiveOwner', EXPENSE, other)).toMatchObject({ seq: null });
  expect((await query('select count(*)::int as count from cost_proposals'))[0].count).toBe(2);
});
