import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  balancesOf,
  chain,
  checkEntries,
  type ExportedLedger,
  type LedgerEntry,
  postingsOf,
  settle,
  type Unposted,
  verifyLedger,
  type Weight,
} from './index';

const share = fc.integer({ min: 1, max: 12 });
const payer = fc.oneof(share, fc.constant('BANK' as const));
const amount = fc.integer({ min: 1, max: 1e12 });
const weights = fc
  .uniqueArray(fc.tuple(share, fc.integer({ min: 0, max: 50 })), {
    ...{ selector: ([number]) => number, minLength: 1 },
  })
  .map((all): Weight[] => all.sort(([one], [other]) => one - other))
  .filter((all) => all.some(([, weight]) => weight > 0));
const split = weights.map((all) => ({ method: 'WEEKS_HELD' as const, weights: all }));
const fromReserve = fc.constant({ method: 'RESERVE' as const, weights: [] });

const facts = fc.oneof(
  fc.record({
    kind: fc.constant('EXPENSE'),
    amount,
    paidBy: payer,
    split: fc.oneof(split, fromReserve),
  }),
  fc.record({
    kind: fc.constantFrom('DUES', 'LEVY'),
    amount,
    dueOn: fc.constant('2027-01-01'),
    split,
  }),
  fc
    .record({ kind: fc.constant('PAYMENT'), amount, from: payer, to: payer })
    .filter(({ from, to }) => from !== to),
  fc.record({ kind: fc.constant('REVERSAL'), of: fc.integer({ min: 2, max: 30 }) }),
  fc.record({
    kind: fc.constant('CLOSED'),
    until: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  }),
);

/** A ledger of some of these entries: those that its rules allow. */
function ledgerOf(given: readonly object[]): LedgerEntry[] {
  let entries: LedgerEntry[] = [];
  for (const fact of [{ kind: 'OPENED', property: 1, currency: 'EUR' }, ...given]) {
    const entry = {
      ...{ seq: entries.length + 1, at: '2026-03-01T08:00:00.000Z', date: '2026-03-01' },
      ...{ by: null, details: null, ...fact },
    } as Unposted;
    const reversed = entry.kind === 'REVERSAL' ? entries[entry.of - 1]?.postings : undefined;
    const next = [...entries, { ...entry, postings: postingsOf(entry, reversed) } as LedgerEntry];
    if (!checkEntries(next)) entries = next;
  }
  return entries;
}

const ledgers = fc.array(facts, { maxLength: 30 }).map(ledgerOf);
const sumOf = (amounts: readonly (readonly [unknown, number])[]) =>
  amounts.reduce((sum, [, of]) => sum + of, 0);

test('all balances of a ledger sum to 0, after each entry, and payments can settle them', () => {
  fc.assert(
    fc.property(ledgers, (entries) => {
      for (const { postings } of entries) expect(sumOf(postings)).toBe(0);
      const balances = balancesOf(entries);
      expect(sumOf(balances)).toBe(0);
      const paid = settle(balances).map(({ from, to, amount: of }) => ({
        postings: [
          [from, of],
          [to, -of],
        ] as const,
      }));
      const left = balancesOf([...entries, ...paid]).filter(
        ([account]) => typeof account === 'number',
      );
      expect(left).toEqual([]);
    }),
  );
});

test('a ledger whose entries are all reversed has no balance', () => {
  fc.assert(
    fc.property(ledgers, (entries) => {
      const reversals = entries.map(({ seq }) => ({ kind: 'REVERSAL', of: seq }));
      const { length } = entries;
      const all = ledgerOf([
        ...entries.slice(1).map(({ seq: _, postings: __, ...fact }) => fact),
        ...reversals,
      ]);
      expect(all.slice(0, length)).toEqual(entries);
      expect(balancesOf(all)).toEqual([]);
    }),
  );
});

test('a ledger that is exported is in order', async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, async (entries) => {
      const file = {
        house: 'Lake House',
        currency: 'EUR',
        entries: await chain('', entries),
        balances: balancesOf(entries),
      };
      expect(await verifyLedger(JSON.stringify(file))).toMatchObject({ isInOrder: true });
    }),
  );
});

const TEXT = readFileSync(
  join(__dirname, '../../../../../docs/ledger/vectors/good-rich.json'),
  'utf8',
);
const RICH: ExportedLedger = JSON.parse(TEXT);

/** A file in order says what the original does; only the name of the house may be another. */
async function expectRefusedOrEqual(changed: string) {
  if (!(await verifyLedger(changed)).isInOrder) return;
  const { currency, entries, balances }: ExportedLedger = JSON.parse(changed);
  expect({ currency, balances }).toEqual({ currency: RICH.currency, balances: RICH.balances });
  // The last entry changed no balance: only something kept shows whether it is there.
  expect(entries.length).toBeGreaterThanOrEqual(RICH.entries.length - 1);
  for (const [index, { text, hash, details }] of entries.entries()) {
    const original = RICH.entries[index];
    expect({ text, hash }).toEqual({ text: original?.text, hash: original?.hash });
    if (details) expect(details).toEqual(original?.details);
  }
}

test('a file in which some letters were changed is refused, or says the same', async () => {
  const place = fc.integer({ min: 0, max: TEXT.length });
  const letters = fc.oneof(
    fc.constantFrom('', '0', '1', '-', ',', ' ', '"', 'a', 'e1', '\\u0030'),
    fc.string({ maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 0, max: 3 }), letters, async (at, removed, added) => {
      await expectRefusedOrEqual(TEXT.slice(0, at) + added + TEXT.slice(at + removed));
    }),
    { numRuns: 500 },
  );
});

test('a file whose entries or balances are repeated, dropped or exchanged is refused, or says the same', async () => {
  const places = fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 15, maxLength: 20 });
  const inOrder = fc.integer({ min: 1, max: 18 }).map((length) => [...Array(length).keys()]);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(places, inOrder),
      fc.shuffledSubarray(RICH.balances),
      async (order, balances) => {
        const entries = order.map((index) => RICH.entries[index]);
        await expectRefusedOrEqual(JSON.stringify({ ...RICH, entries }));
        await expectRefusedOrEqual(JSON.stringify({ ...RICH, balances }));
      },
    ),
  );
});

test('no text, value or entry makes the verifier fail', async () => {
  const isJudged = async (text: string) =>
    expect(await verifyLedger(text, { file: text })).toHaveProperty('isInOrder');
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), fc.json()), isJudged));
  const fields = [
    'seq',
    'at',
    'date',
    'by',
    'details',
    'postings',
    'amount',
    'paidBy',
    'split',
    'from',
    'to',
    'of',
    'until',
    'kind',
  ];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.constantFrom(...RICH.entries.map(({ text }) => JSON.parse(text).postings)),
    fc.constantFrom(
      'CLOSED',
      'REVERSAL',
      'EXPENSE',
      'CORRECTION',
      '9999-12-31',
      '+275760-09-13T00:00:00.000Z',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(17),
      fc.dictionary(fc.constantFrom(...fields), value),
      async (index, changes) => {
        const entries = RICH.entries.map(({ text }, at): object => ({
          ...JSON.parse(text),
          ...(at === index && changes),
        }));
        await isJudged(JSON.stringify({ ...RICH, entries: await chain('', entries) }));
      },
    ),
    { numRuns: 500 },
  );
});
