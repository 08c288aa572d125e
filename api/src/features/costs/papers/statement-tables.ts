import { type Chart, dayText, type Table, words } from '../../../core/paper/content';
import type { CategoryCosts, CostAccount, HouseCosts, LedgerEntryView } from '../cost.types';
import { decimalText, moneyText } from '../rules';

/** The costs of a year, and the entries of a ledger up to its end, oldest first. */
export interface LedgerYear {
  costs: HouseCosts & { currency: string };
  entries: readonly LedgerEntryView[];
}

const MOST_ROWS = 500;
const TEXTS = ['What', 'Date', 'Kind'];
const NAMES: Record<string, string> = { BANK: 'Bank account', RESERVE: 'Reserve: unspent dues' };

const sumOn = (account: string, entries: readonly LedgerEntryView[]) =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, it) => (it.account === account ? sum + it.amount : sum), 0);

/** The balances of an account at the beginning and at the end of the year. */
export const balancesOn = ({ costs: { year }, entries }: LedgerYear, account: string) =>
  [
    sumOn(
      account,
      entries.filter(({ date }) => date < `${year}`),
    ),
    sumOn(account, entries),
  ] as const;

/** Writes amounts as on paper. */
export const moneyIn = (currency: string) => (amount: number) => moneyText(amount, currency, 'en');

/** Says what a balance of a share means, such as 'Owes €120.00'. */
export const owedText = (
  balance: number,
  currency: string,
  [owes, isOwed] = ['Owes', 'Is owed'],
) =>
  balance === 0 ? 'Even' : `${balance < 0 ? owes : isOwed} ${moneyIn(currency)(Math.abs(balance))}`;

/** A table with the widths of its columns; those that are no texts are amounts. */
const tableOf = (title: string, columns: Record<string, number>, rows: string[][]): Table => ({
  ...{ title, rows: rows.slice(0, MOST_ROWS), total: rows.length, empty: 'Nothing in this year.' },
  columns: Object.entries(columns).map(([name, width]) => {
    return { title: name, width, isNumber: !TEXTS.includes(name) };
  }),
});

const whatOf = ({ kind, title, supplier, reverses }: LedgerEntryView) =>
  [reverses && `Entry ${reverses} reversed`, title || words(kind), supplier]
    .filter(Boolean)
    .join(' · ');

/** Returns what was spent by category, and the budget where there is one, in whole units. */
export function chartOf({ categories, currency }: LedgerYear['costs']): Chart {
  const whole = (amount: number) => Math.round(Number(decimalText(amount, currency)));
  const hasBudget = categories.some(({ budget }) => budget !== null);
  const points = categories.map(({ category, amount, budget }) => ({
    ...{ label: words(category), value: whole(amount) },
    ...(budget !== null && { of: whole(budget) }),
  }));
  return { kind: 'bars', title: `Costs${hasBudget ? ' and budget' : ''} in ${currency}`, points };
}

/** Returns the tables of a statement, of a share or of the house. */
export function tablesOf(ledger: LedgerYear, own?: CostAccount): Table[] {
  const { costs, entries } = ledger;
  const { year, currency, accounts, categories } = costs;
  const money = moneyIn(currency);
  const signed = (amount: number) => (amount > 0 ? '+' : '') + money(amount);
  const [start, end] = [`Beginning of ${year}`, `End of ${year}`];
  const ofYear = entries.filter(({ date }) => date >= `${year}`);
  const entryRow = (it: LedgerEntryView) => [
    ...[dayText(it.date), whatOf(it), words(it.category ?? it.kind)],
    it.amount === null ? '' : money(it.amount),
  ];
  const columns = { Date: 2, What: 4.2, Kind: 1.8, Amount: 2 };
  if (!own) {
    const rows = accounts.map(({ account, name }) => {
      const [first, last] = balancesOn(ledger, account).map((it) => {
        if (account === 'RESERVE') return money(it);
        return account === 'BANK' ? money(-it) : owedText(it, currency);
      });
      return [NAMES[account] ?? `Share ${account} · ${name || 'no owner'}`, `${first}`, `${last}`];
    });
    return [
      tableOf('Balances', { What: 5, [start]: 3.5, [end]: 3.5 }, rows),
      tableOf('Entries of the year', columns, ofYear.map(entryRow)),
    ];
  }
  const { account } = own;
  const [first, last] = balancesOn(ledger, account);
  const ofOwn = ofYear.filter((it) => it.kind === 'EXPENSE' || sumOn(account, [it]) !== 0);
  // A reversal counts with the kind of its entry.
  const bySeq = new Map(entries.map((it) => [it.seq, it]));
  const kindOf = (it: LedgerEntryView) => (bySeq.get(it.reverses ?? 0) ?? it).kind;
  const changes = [...new Set(ofOwn.map(kindOf))].map((kind) => [
    words(kind),
    signed(
      sumOn(
        account,
        ofOwn.filter((it) => kindOf(it) === kind),
      ),
    ),
  ]);
  const sums = [[start, signed(first)], ...changes, [end, signed(last)]];
  const costColumns = { What: 6, 'The house': 3, 'Your part': 3 };
  const costRow = (it: CategoryCosts) => [words(it.category), money(it.amount), money(it.mine)];
  const ownRow = (it: LedgerEntryView) => [...entryRow(it), signed(sumOn(account, [it]))];
  return [
    tableOf('Your balance', { What: 8, Amount: 4 }, sums),
    tableOf(
      'What the house cost, and your part besides dues',
      costColumns,
      categories.map(costRow),
    ),
    tableOf('Entries of the year', { ...columns, 'For you': 2 }, ofOwn.map(ownRow)),
  ];
}
