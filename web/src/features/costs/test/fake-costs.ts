import { accountOf, balancesOf, type Posting, postingsOf, split } from '@rules/costs';
import type {
  CostProposalsQuery,
  CostsQuery,
  ExpenseInput,
  LedgerEntriesQuery,
  PaymentInput,
} from '../../../generated/graphql';
import type { Handlers } from '../../../lib/test/fake-server';

type Costs = CostsQuery['costs'];
type Entry = LedgerEntriesQuery['ledgerEntries']['items'][number];
type Proposal = CostProposalsQuery['costProposals'][number];

export const HOUSE = '7';
export const YEAR = new Date().getFullYear();
export const today = () => new Date().toISOString().slice(0, 10);

const NAMES = { 1: 'Agnes Holm', 2: 'Omar Haddad', 3: 'Olivia Marsh' } as const;
const SHARES = [1, 2, 3] as const;
const HASH = 'ab12'.repeat(16);

/** A receipt as a picture. */
export const receipt = {
  ...{ id: '40', name: null, mediaType: 'image/jpeg', bytes: 9000 },
  ...{ width: 800, height: 600, url: '/files/40', thumbUrl: '/files/40/thumb' },
} as const;

/** The ledger of a house with three shares, of which Olivia has the third. */
export class FakeCosts {
  readonly entries: Entry[] = [];
  proposals: Proposal[] = [];
  /** Changes of a test to the answer. */
  house: Partial<Costs> = {};
  /** How much of it is overdue, by account. */
  overdue: Record<string, number> = {};
  categories: Costs['categories'] = [];
  /** Whether what is entered waits for an answer. */
  waits = false;

  /** Adds an entry with its postings. */
  add(entry: Partial<Entry>, postings: readonly Posting[]): Entry {
    const made: Entry = {
      ...{ seq: this.entries.length + 1, kind: 'EXPENSE' },
      ...{ date: today(), amount: null, category: null, title: '', supplier: '', dueOn: null },
      ...{ reverses: null, reversedBy: null, method: null, parts: [], files: [] },
      ...{ byName: 'Ada Keller', at: `${today()}T09:00:00Z` },
      ...entry,
      postings: postings.map(([account, amount]) => ({
        ...{ account: String(account), amount },
      })),
    };
    this.entries.push(made);
    return made;
  }

  /** Adds an expense that all shares bear equally. */
  spend(amount: number, paidBy: string, more: Partial<Entry> = {}) {
    const seq = this.entries.length + 1;
    const weights = SHARES.map((share) => [share, 1] as const);
    const borne = split(amount, weights, seq).map(([share, part]) => [share, -part] as const);
    const sums = balancesOf([{ postings: [[accountOf(paidBy), amount], ...borne] }]);
    const parts = SHARES.map((share) => ({
      ...{ account: String(share), weight: 1 },
    }));
    const what = { amount, category: 'REPAIRS', title: 'New boiler', method: 'SHARES' } as const;
    return this.add({ ...what, parts, ...more }, sums);
  }

  /** Adds a payment. */
  pay(amount: number, from: string, to: string) {
    const sides = { from: accountOf(from), to: accountOf(to) };
    const fact = {
      kind: 'PAYMENT',
      seq: 1,
      at: '',
      date: today(),
      by: null,
      details: null,
    } as const;
    const postings = postingsOf({ ...fact, amount, ...sides });
    return this.add({ kind: 'PAYMENT', amount, title: 'Payment' }, postings);
  }

  propose(proposal: Partial<Proposal>): Proposal {
    const made: Proposal = {
      ...{ id: String(this.proposals.length + 1), kind: 'EXPENSE' },
      ...{ status: 'PENDING', date: today(), amount: 7420, paidBy: '2', paidTo: null },
      ...{ category: 'REPAIRS', title: 'Tap in the kitchen', supplier: '', method: 'SHARES' },
      ...{ files: [], byName: 'Omar Haddad', answer: null, mayAnswer: true, isMine: false },
      ...proposal,
    };
    this.proposals.push(made);
    return made;
  }

  private costs(year: number): Costs {
    const ledger = this.entries.map(({ postings }) => ({
      postings: postings.map(({ account, amount }) => [accountOf(account), amount] as const),
    }));
    const balances = new Map(balancesOf(ledger).map(([of, sum]) => [String(of), sum]));
    const account = (of: string) => ({
      ...{ account: of, isMine: of === '3' },
      ...{ name: NAMES[of as unknown as 1] ?? '', takesPart: of in NAMES },
      ...{ balance: balances.get(of) ?? 0, overdue: this.overdue[of] ?? 0 },
    });
    const spent = this.entries.filter(({ kind }) => kind === 'EXPENSE');
    const total = spent.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    return {
      ...{ propertyId: HOUSE, propertyName: 'Lake House', year },
      ...{ mayKeepBooks: false, currency: 'EUR', approval: 'ADMINISTRATOR', version: 1 },
      ...{ accountHolder: 'Lake House owners', iban: 'DE89370400440532013000' },
      ...{ closedUntil: null, seq: this.entries.length, head: HASH, bookkeepers: [] },
      ...{ total, mine: Math.round(total / 3), myDues: 0, categories: this.categories },
      accounts: [...Object.keys(NAMES), 'BANK', 'RESERVE'].map(account),
      ...this.house,
    };
  }

  readonly handlers: Handlers = {
    costs: ({ year }) => ({ costs: this.costs(Number(year)) }),
    costProposals: () => ({ costProposals: this.proposals }),
    ledgerEntries: ({ before, first }) => {
      const newest = this.entries.toReversed().filter(({ seq }) => seq < Number(before ?? 1e9));
      const items = newest.slice(0, Number(first));
      const next = newest.length > items.length ? (items.at(-1)?.seq ?? null) : null;
      return { ledgerEntries: { items, next } };
    },
    enterExpense: ({ input }) => {
      const { amount, paidBy, title, category } = input as ExpenseInput;
      const { seq } = this.waits ? { seq: null } : this.spend(amount, paidBy, { title, category });
      return { enterExpense: { seq } };
    },
    enterPayment: ({ input }) => {
      const { amount, paidBy, paidTo } = input as PaymentInput;
      const { seq } = this.waits ? { seq: null } : this.pay(amount, paidBy, paidTo);
      return { enterPayment: { seq } };
    },
    answerProposal: () => this.answered('answerProposal'),
    withdrawProposal: () => this.answered('withdrawProposal'),
  };

  /** The first proposal waits no more. */
  private answered(name: string) {
    this.proposals = this.proposals.slice(1);
    return { [name]: true };
  }
}
