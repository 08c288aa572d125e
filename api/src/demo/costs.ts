import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { readIn, type Transaction } from '../core/database/database';
import { BudgetLine, CostProposal } from '../features/costs/cost.entities';
import type { CostCategory, SplitMethod } from '../features/costs/cost.types';
import { Ledger } from '../features/costs/ledger.entities';
import { lockLedgerAlone } from '../features/costs/steps/lock-ledger';
import { type EntryWords, type NewEntry, postEntry } from '../features/costs/steps/post-entry';
import { weighSplit } from '../features/costs/steps/weigh-split';
import { Property } from '../features/properties/property.entity';
import { Share } from '../features/shares/share.entity';
import data from './data/costs.json';

const HOUSE = 'Lakeside House';
const DUES_MONTHS = ['01', '04', '07', '10'];
const SHARES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The share that has not paid the last dues. */
const LATE = 9;
const OPENING = 300_000;

interface Story {
  date: string;
  words: EntryWords;
  amount: number;
  /** The account that paid, and the one that got it; a method instead for what is split. */
  paidBy?: number | 'BANK';
  to?: 'BANK';
  method?: SplitMethod;
  dueOn?: string;
}

/** The entries of the year, in order. */
function storiesOf(year: number): Story[] {
  const dues = DUES_MONTHS.flatMap((month, quarter): Story[] => {
    const [date, paidOn] = [`${year}-${month}-01`, `${year}-${month}-09`];
    const title = `Dues of quarter ${quarter + 1}`;
    const payers = SHARES.filter((share) => share !== LATE || quarter < 3);
    const part = Math.ceil(data.dues / SHARES.length);
    return [
      { date, words: { title }, amount: data.dues, method: 'SHARES', dueOn: date },
      ...payers.map((paidBy): Story => {
        return { date: paidOn, words: { title }, amount: part, paidBy, to: 'BANK' };
      }),
    ];
  });
  const expenses = data.expenses.map(([day, category, title, amount, supplier]): Story => {
    const words = { title, supplier, category } as EntryWords;
    const date = `${year}-${day}`;
    return { date, words, amount: Number(amount), paidBy: 'BANK', method: 'RESERVE' };
  });
  const byOwners = data.byOwners.map(([day, category, title, amount, paidBy, method]): Story => {
    const words = { title, category } as EntryWords;
    const split = { paidBy: Number(paidBy), method: method as SplitMethod };
    return { date: `${year}-${day}`, words, amount: Number(amount), ...split };
  });
  return [...dues, ...expenses, ...byOwners].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

/** Seeds the ledger of a house in this year, with what waits for an answer. */
export async function seedCosts(manager: EntityManager): Promise<void> {
  const { id: propertyId } = await manager.findOneByOrFail(Property, { name: HOUSE });
  const year = new Date().getUTCFullYear();
  const today = new Date().toISOString().slice(0, 10);
  await manager.insert(Ledger, { propertyId, currency: 'CHF', accountHolder: HOUSE });
  const query: Transaction['query'] = (statement, values) => readIn(manager, statement, values);
  const transaction = { manager, query, publishOnCommit: () => undefined };
  const ledger = await lockLedgerAlone(transaction, propertyId);
  if (!ledger) throw new Error('The ledger is missing.');
  const post = (made: NewEntry, words: EntryWords | null) => {
    ledger.now = new Date(`${made.date}T09:30:00Z`);
    return postEntry(transaction, ledger, made, { words });
  };
  const date = `${year}-01-01`;
  await post({ kind: 'OPENED', date, property: propertyId, currency: 'CHF' }, null);
  const postings = [['BANK', -OPENING] as const, ['RESERVE', OPENING] as const];
  await post({ kind: 'OPENING_BALANCE', date, postings }, { title: 'In the account of the house' });
  for (const { words, method, to, paidBy = 'BANK', dueOn, ...story } of storiesOf(year)) {
    if (story.date > today) break;
    const split = method && (await weighSplit(transaction, ledger, { method, ...story }));
    if (to) await post({ kind: 'PAYMENT', from: paidBy, to, ...story }, words);
    else if (split && dueOn) await post({ kind: 'DUES', dueOn, split, ...story }, words);
    else if (split) await post({ kind: 'EXPENSE', paidBy, split, ...story }, words);
  }
  await seedPlans(manager, { propertyId, year, today });
}

/** Seeds the budget, and what waits for an answer. */
async function seedPlans(
  manager: EntityManager,
  { propertyId, year, today }: { propertyId: number; year: number; today: string },
): Promise<void> {
  await manager.insert(
    BudgetLine,
    Object.entries(data.budget).map(([category, amount]) => {
      return { propertyId, year, category: category as CostCategory, amount };
    }),
  );
  for (const [kind, title, amount, paidBy, paidTo] of data.waiting) {
    const { userId: byId } = await manager.findOneByOrFail(Share, {
      ...{ propertyId, shareNumber: Number(paidBy) },
    });
    const expense = paidTo ? {} : ({ category: 'FURNISHING', method: 'SHARES' } as const);
    const made = { kind, title, amount, paidBy, paidTo, ...expense } as Partial<CostProposal>;
    await manager.insert(CostProposal, {
      ...{ propertyId, date: today, byId, clientKey: randomUUID(), ...made },
    });
  }
}
