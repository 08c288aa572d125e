import type { Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { DraftStatus } from '../draft-status';
import {
  type DraftEntry,
  type DraftFacts,
  type DraftMove,
  type DraftRules,
  movesOf,
} from '../rules';
import { type HeldSeat, readSeats } from './read-seats';

/** A draft that nobody else can change before the transaction ends. */
export interface HeldDraft {
  id: number;
  propertyId: number;
  propertyName: string;
  year: number;
  status: DraftStatus;
  rules: DraftRules;
  opensAt: Date | null;
  turnBeganAt: Date | null;
  deadline: Date | null;
  leftMs: number | null;
  reminders: number;
  problem: string | null;
  seq: number;
  head: string;
  version: number;
  entries: DraftEntry[];
  /** All shares of the property by their number. */
  seats: Map<number, HeldSeat>;
  /** What of it is stored and told. */
  known: { seq: number; reminders: number };
}

const COLUMNS = `d.id, d.property_id as "propertyId", p.name as "propertyName", d.year, d.status,
      d.rules, d.opens_at as "opensAt", d.turn_began_at as "turnBeganAt", d.deadline,
      d.left_ms as "leftMs", d.reminders, d.problem, d.seq, d.head, d.version`;

const LOCK = {
  name: 'lock-draft',
  text: `select ${COLUMNS} from drafts d join properties p on p.id = d.property_id
    where d.id = $1 for update of d`,
};

// A draft that somebody holds is being looked after.
const LOCK_DUE = {
  name: 'lock-due-draft',
  text: `select ${COLUMNS} from drafts d join properties p on p.id = d.property_id
    where d.id = $1 and d.wakes_at <= clock_timestamp() for update of d skip locked`,
};

const ENTRIES = {
  name: 'draft-entries',
  text: 'select text from draft_log where draft_id = $1 order by seq',
};

const CLOCK = { name: 'clock', text: 'select clock_timestamp()::timestamptz(3) as now' };

/** The database's clock at this moment, which alone decides about deadlines. */
export async function readClock(transaction: Transaction): Promise<Date> {
  const [row] = await transaction.query<{ now: Date }>(CLOCK, []);
  if (!row) throw new Error('The database has no clock.');
  return row.now;
}

/** A moment as an entry is dated: never before the last one, though the clock was set back a little. */
export function dated({ entries }: Pick<HeldDraft, 'entries'>, now: Date): Date {
  const last = new Date(entries.at(-1)?.at ?? 0);
  return last > now ? last : now;
}

async function withEntries(
  transaction: Transaction,
  row: Omit<HeldDraft, 'entries' | 'seats' | 'known'>,
): Promise<HeldDraft> {
  const texts = await transaction.query<{ text: string }>(ENTRIES, [row.id]);
  const { seq, reminders } = row;
  return {
    ...row,
    entries: texts.map(({ text }) => JSON.parse(text)),
    seats: await readSeats(transaction, row),
    known: { seq, reminders },
  };
}

/** A draft, locked; NOT_FOUND with the field that named it. */
export async function holdDraft(transaction: Transaction, id: number): Promise<HeldDraft> {
  const [row] = await transaction.query<HeldDraft>(LOCK, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');
  return withEntries(transaction, row);
}

/** A draft for which it is time, locked; null when somebody else has it in hand. */
export async function holdDueDraft(
  transaction: Transaction,
  id: number,
): Promise<HeldDraft | null> {
  const [row] = await transaction.query<HeldDraft>(LOCK_DUE, [id]);
  return row ? withEntries(transaction, row) : null;
}

/** What was pinned at the opening. */
export function factsOf({ entries }: Pick<HeldDraft, 'entries'>): DraftFacts {
  const [opening] = entries;
  if (opening?.kind !== 'OPENED') throw new Error('The draft has not been opened.');
  return opening.facts;
}

/** What has been done in it. */
export function draftMoves({ entries }: Pick<HeldDraft, 'entries'>): DraftMove[] {
  return movesOf(entries);
}
