import { randomUUID } from 'node:crypto';
import type { Home } from './home-cast';

const SAVE = 'mutation ($input: LedgerInput!) { saveLedger(input: $input) }';
const EXPENSE = `mutation ($input: ExpenseInput!) {
  enterExpense(input: $input) { seq proposalId } }`;
const FIRST_CLOSED = Date.UTC(2000, 0, 1);

export const today = () => new Date().toISOString().slice(0, 10);

/** An expense of the house, or of share 1. */
export const expenseOf = (propertyId: number, more: object = {}) => ({
  ...{ propertyId, clientKey: randomUUID(), date: today(), amount: 10_001, paidBy: 'BANK' },
  ...{ category: 'REPAIRS', title: 'New boiler', method: 'SHARES', fileIds: [], ...more },
});

/** Opens the ledger of a house, in which administrators approve what owners enter. */
export const openLedger = ({ as }: Pick<Home, 'as'>, propertyId: number, more: object = {}) =>
  as.administrator.graphql(SAVE, {
    input: { propertyId, currency: 'EUR', approval: 'ADMINISTRATOR', version: 0, ...more },
  });

/** The arguments of operations about costs: each has an entry or a proposal of its own. */
export function costFacts(home: Home) {
  const { as, testApp, property } = home;
  const { id: propertyId } = property;
  const { db } = testApp.running.app;
  let closings = 0;

  const entered = async (by: 'owner' | 'administrator', paidBy: string) => {
    const input = expenseOf(propertyId, { paidBy });
    return (await as[by].graphql(EXPENSE, { input })).data.enterExpense;
  };
  const open = async <Facts>(facts: Facts) => {
    await openLedger(home, propertyId);
    return facts;
  };
  const proposed = async () => {
    await open({});
    return { id: (await entered('owner', '1')).proposalId, isApproved: true };
  };
  const days = () => ({ date: today(), dueOn: today(), method: 'SHARES' });
  return {
    'GET /api/properties/{propertyId}/ledger': () => open({}),
    'GET /api/properties/{propertyId}/ledger.csv': () => open({}),
    'GET /api/properties/{propertyId}/statements/{year}.pdf': () => open({ year: 2027 }),
    answerProposal: proposed,
    closePeriod: () => {
      closings += 1;
      const until = new Date(FIRST_CLOSED + closings * 86_400_000).toISOString().slice(0, 10);
      return open({ until });
    },
    correctLedger: () => {
      const postings = [
        { account: '1', amount: 100 },
        { account: 'BANK', amount: -100 },
      ];
      return open({ ...days(), postings });
    },
    enterExpense: () => open({ ...days(), paidBy: '1', fileIds: [] }),
    enterPayment: () => open({ ...days(), paidBy: '1', paidTo: 'BANK' }),
    raiseDues: () => open(days()),
    reverseEntry: async () => {
      await open({});
      return { seq: (await entered('administrator', 'BANK')).seq, reason: 'Entered twice' };
    },
    saveBudget: () => open({}),
    saveLedger: async () => {
      await open({});
      const [{ version }] = await db.query('select version from ledgers where property_id = $1', [
        propertyId,
      ]);
      return { currency: 'EUR', approval: 'ADMINISTRATOR', version };
    },
    setBookkeeper: async () => ({ userId: (await testApp.person()).id }),
    withdrawProposal: proposed,
  };
}
