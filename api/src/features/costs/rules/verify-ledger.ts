import { type ChainedEntry, hashOf } from '@packages/sealed-log/chain';
import {
  checkChain,
  continuation,
  type Kept,
  orProblem,
  Problem,
  type Refused,
  readShape,
  readStrictly,
} from '@packages/sealed-log/exported-chain';
import { counted } from '../../../core/rules/sentence';
import { balancesOf, samePostings } from './balances';
import { checkEntries } from './check-entries';
import type { LedgerEntry, Posting } from './entries';
import { isEntryShape, isLedgerShape } from './shape-of-ledger';

/** An entry of an exported ledger, with its texts if the reader may know them. */
interface ExportedEntry extends ChainedEntry {
  /** The texts as JSON; with a line feed between them, salt and text give the hash in the entry. */
  details?: { salt: string; text: string };
}

/** The exported ledger of a house; this file is all that is needed to check it. */
export interface ExportedLedger {
  /** The name of the house, which no entry proves. */
  house: string;
  currency: string;
  entries: ExportedEntry[];
  balances: Posting[];
}

/** The content of a ledger, and whether it holds. */
export type LedgerVerdict =
  | Refused
  | {
      isInOrder: true;
      /** The result in one sentence each: of the ledger, and of what was kept. */
      summary: string;
      keptUntil?: string;
      head: string;
      entries: number;
    };

const LEDGER = { name: 'ledger', of: 'house' } as const;

const parse = (text: string) =>
  readShape(text, 'The file is not a ledger', isLedgerShape) as ExportedLedger;

function entryOf(text: string, seq: number): LedgerEntry {
  const entry = readStrictly(text, `Entry ${seq}`, LEDGER);
  if (!isEntryShape(entry)) {
    throw new Problem(`Entry ${seq} has other fields or values than a ledger has.`);
  }
  return entry as LedgerEntry;
}

/** Throws a Problem unless the texts in a file are those of its entries; returns their number. */
async function checkTexts(
  links: readonly ExportedEntry[],
  entries: readonly LedgerEntry[],
): Promise<number> {
  let found = 0;
  for (const [index, { details }] of links.entries()) {
    if (!details) continue;
    if (entries[index]?.details !== (await hashOf(details.salt, details.text))) {
      throw new Problem(
        `The texts of entry ${index + 1} are not what was written: their fingerprint does not match.`,
      );
    }
    readStrictly(details.text, `The text of entry ${index + 1}`, LEDGER);
    found += 1;
  }
  return found;
}

/** Refuses a file whose own words differ from its entries; so one that was cut off is noticed. */
function checkEnvelope(ledger: ExportedLedger, entries: readonly LedgerEntry[]): void {
  const [opening] = entries;
  if (opening?.kind !== 'OPENED' || opening.currency !== ledger.currency) {
    throw new Problem('The file names another currency than its first entry.');
  }
  if (samePostings(ledger.balances, balancesOf(entries))) return;
  throw new Problem(
    'The balances in the file are not those to which its entries lead: its last entries are missing, or it was changed.',
  );
}

async function readLedger(text: string) {
  const ledger = parse(text);
  const entries = ledger.entries.map((link, index) => entryOf(link.text, index + 1));
  if (entries.length === 0) throw new Problem('The ledger has no entry, not even its opening.');
  await checkChain(ledger.entries);
  const fault = checkEntries(entries);
  if (fault) throw new Problem(`Entry ${fault.seq} breaks the rules: ${fault.problem}`);
  const texts = await checkTexts(ledger.entries, entries);
  checkEnvelope(ledger, entries);
  return { ledger, texts };
}

async function verdict(text: string, kept?: Kept): Promise<LedgerVerdict> {
  const { ledger, texts } = await readLedger(text);
  const { house, currency, entries } = ledger;
  const read = async (file: string) => (await readLedger(file)).ledger.entries;
  const continuing = { entries, words: LEDGER, isOver: false, read };
  const of = counted(entries.length, 'entry', 'entries');
  return {
    isInOrder: true,
    summary: `The ledger of ${house} in ${currency} is in order: ${of}, ${texts} of them with their texts.`,
    ...(kept && { keptUntil: await continuation(kept, continuing) }),
    head: entries.at(-1)?.hash ?? '',
    entries: entries.length,
  };
}

/**
 * Checks the exported ledger of a house from the text of its file alone: chain, order, times,
 * splits, sums, closings, reversals, the texts that are in it, and the balances at its end; and, if
 * something was kept from before, that the ledger continues it.
 */
export const verifyLedger = (text: string, kept?: Kept): Promise<LedgerVerdict> =>
  orProblem(verdict(text, kept));
