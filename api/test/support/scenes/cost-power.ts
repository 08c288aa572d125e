import { expenseOf, today } from './cost-facts';
import type { SteeredHouse } from './steered-house';

const mutation = (name: string, type: string, answer = '') =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${answer} }`;
const EXPENSE = mutation('enterExpense', 'ExpenseInput', '{ proposalId }');
const REFUSE = mutation('answerProposal', 'AnswerProposalInput');

/** An administrator keeps the books of a house in every way. */
export const costPower = (house: () => SteeredHouse) => ({
  power: 'keeps the books of a house',
  use: async () => {
    const { act, place, home } = house();
    const { propertyId } = place;
    const keep = (text: string, input: object) => act(text, { input: { ...place, ...input } });
    const settings = { currency: 'EUR', approval: 'ADMINISTRATOR', version: 0 };
    await keep(mutation('saveLedger', 'LedgerInput'), settings);
    await act(EXPENSE, { input: expenseOf(propertyId) });
    const reverse = { seq: 2, reason: 'Entered twice' };
    await keep(mutation('reverseEntry', 'ReverseEntryInput', '{ seq }'), reverse);
    const input = expenseOf(propertyId, { paidBy: '3' });
    const { data } = await home.as.inactiveOwner.graphql(EXPENSE, { input });
    const id = data.enterExpense.proposalId;
    await act(REFUSE, { input: { id, isApproved: false, answer: 'Not ours' } });
    const lines = [{ category: 'REPAIRS', amount: 200_000 }];
    await keep(mutation('saveBudget', 'BudgetInput'), { year: 2027, lines });
    const until = `${Number(today().slice(0, 4)) - 1}-12-31`;
    await keep(mutation('closePeriod', 'ClosePeriodInput', '{ seq }'), { until });
    const keeper = { userId: home.people.owner.id, isBookkeeper: true };
    await keep(mutation('setBookkeeper', 'BookkeeperInput'), keeper);
  },
  read: () => {
    const { admin, owner } = house().names;
    return [
      `${admin} made ${owner} the bookkeeper of Lake House.`,
      `${admin} closed the costs of Lake House up to 31 Dec ${Number(today().slice(0, 4)) - 1}.`,
      `${admin} set the budget of Lake House for 2027.`,
      `${admin} refused an expense or payment of Lake House.`,
      `${admin} reversed an entry of the costs of Lake House by entry 3 (reversal).`,
      `${admin} added entry 2 (expense) to the costs of Lake House.`,
      expect.stringMatching(`^${admin} changed the costs of Lake House: `),
    ];
  },
});
