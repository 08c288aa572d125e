import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { readIn, type Transaction } from '../core/database/database';
import type { User } from '../features/auth/user.entity';
import { BudgetLine, CostProposal } from '../features/costs/cost.entities';
import type { CostCategory, SplitMethod } from '../features/costs/cost.types';
import { Ledger } from '../features/costs/ledger.entities';
import { accountOf } from '../features/costs/rules';
import { lockLedgerOf } from '../features/costs/steps/lock-ledger';
import { type EntryWords, type NewEntry, postEntry } from '../features/costs/steps/post-entry';
import { weighSplit } from '../features/costs/steps/weigh-split';
import { Property } from '../features/properties/property.entity';
import { Share } from '../features/shares/share.entity';
import data from './data/costs.json';
import { finderByName } from './people';

const HOUSE = 'Lakeside House';

/** An entry of the year: a payment if someone is paid, otherwise dues or an expense. */
interface Story extends EntryWords {
  day: string;
  amount: number;
  paidBy?: string;
  paidTo?: string;
  method?: SplitMethod;
  isDue?: boolean;
}

/** Seeds the ledger of a house in this year. */
export async function seedCosts(manager: EntityManager, people: User[]): Promise<void> {
  const { id: propertyId } = await manager.findOneByOrFail(Property, { name: HOUSE });
  const year = new Date().getUTCFullYear();
  const today = new Date().toISOString().slice(0, 10);
  await manager.insert(Ledger, { propertyId, currency: 'CHF', accountHolder: HOUSE });
  const query: Transaction['query'] = (statement, values) => readIn(manager, statement, values);
  const transaction = { manager, query, publishOnCommit: () => undefined };
  const { id: userId } = finderByName(people)('Ada Keller');
  const ledger = await lockLedgerOf(transaction, { userId, isAdminSession: true }, propertyId);
  if (!ledger) throw new Error('The ledger is missing.');
  const post = (made: NewEntry, words: EntryWords | null) => {
    ledger.now = new Date(`${made.date}T09:30:00Z`);
    return postEntry(transaction, ledger, made, { words });
  };
  const first = `${year}-01-01`;
  await post({ kind: 'OPENED', date: first, property: propertyId, currency: 'CHF' }, null);
  const postings = [['BANK', -data.opening] as const, ['RESERVE', data.opening] as const];
  const title = 'In the account of the house';
  await post({ kind: 'OPENING_BALANCE', date: first, postings }, { title });
  for (const {
    day,
    amount,
    paidBy = '',
    paidTo,
    method,
    isDue,
    ...words
  } of data.stories as Story[]) {
    const date = `${year}-${day}`;
    if (date > today) break;
    const split = method && (await weighSplit(transaction, ledger, { method, date, amount }));
    const [from, what] = [accountOf(paidBy), { date, amount }];
    if (!split) await post({ kind: 'PAYMENT', from, to: accountOf(paidTo ?? ''), ...what }, words);
    else if (isDue) await post({ kind: 'DUES', dueOn: date, split, ...what }, words);
    else await post({ kind: 'EXPENSE', paidBy: from, split, ...what }, words);
  }
  await seedPlans(manager, { propertyId, year, date: today });
}

/** Seeds the budget, and what waits for an answer. */
async function seedPlans(
  manager: EntityManager,
  { propertyId, year, date }: { propertyId: number; year: number; date: string },
): Promise<void> {
  for (const [category, amount] of Object.entries(data.budget)) {
    const line = { propertyId, year, category: category as CostCategory, amount };
    await manager.insert(BudgetLine, line);
  }
  for (const { paidBy, paidTo, ...made } of data.waiting) {
    const shareNumber = Number(paidBy);
    const { userId: byId } = await manager.findOneByOrFail(Share, { propertyId, shareNumber });
    const expense = paidTo ? {} : ({ category: 'FURNISHING', method: 'SHARES' } as const);
    const proposal = { ...made, ...expense, paidBy, paidTo } as Partial<CostProposal>;
    const clientKey = randomUUID();
    await manager.insert(CostProposal, { propertyId, date, byId, clientKey, ...proposal });
  }
}
