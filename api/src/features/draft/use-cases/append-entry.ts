import type { Transaction } from '../../../kit/database';
import { tellDraft } from '../draft.events';
import { DraftStatus } from '../draft-status';
import { chain } from '../log-chain';
import { logEntryOf } from '../log-entry';
import { type DraftDeed, type DraftEntry, replay, timeGiven, turnOf } from '../rules';
import { draftMoves, factsOf, type HeldDraft } from './hold-draft';
import { nextWake } from './remind';

const APPEND = {
  name: 'append-draft-entry',
  text: 'insert into draft_log (draft_id, seq, text, hash) values ($1, $2, $3, $4)',
};

const SAVE = {
  name: 'save-draft',
  text: `update drafts set status = $2, turn_began_at = $3, deadline = $4, left_ms = $5,
      reminders = $6, wakes_at = $7, seq = $8, head = $9, version = version + 1, opens_at = null,
      problem = null
    where id = $1 returning clock_timestamp()::timestamptz(3) as "serverTime"`,
};

/** The entry as it would follow from the deed: with the turn that it leads to. */
function entryOf(draft: HeldDraft, deed: DraftDeed, at: Date): DraftEntry {
  const seq = draft.seq + 1;
  const entry = { seq, at: at.toISOString(), turn: null, ...deed } as DraftEntry;
  if (deed.kind === 'PAUSED' || deed.kind === 'ENDED') return entry;
  const entries = [...draft.entries, entry];
  const turn = turnOf(replay(factsOf({ entries }), draftMoves({ entries })));
  const windowMs = factsOf({ entries }).rules.windowSeconds * 1000;
  const deadline = new Date(at.getTime() + timeFor(draft, deed, windowMs)).toISOString();
  return { ...entry, turn: turn && { ...turn, deadline } };
}

/** How long the turn lasts that the entry leads to, in ms. */
function timeFor({ entries, leftMs }: HeldDraft, { kind }: DraftDeed, windowMs: number): number {
  const last = entries.at(-1);
  if (kind === 'CLOCK_SET' && last) return timeGiven(last);
  return kind === 'RESUMED' ? (leftMs ?? 0) : windowMs;
}

/** Writes what happened into the log of the draft that is held, and sets its clock. */
export async function append(
  transaction: Transaction,
  draft: HeldDraft,
  { deed, at }: { deed: DraftDeed; at: Date },
): Promise<void> {
  const entry = entryOf(draft, deed, at);
  const { text, hash } = chain(draft.head, entry);
  await transaction.query(APPEND, [draft.id, entry.seq, text, hash]);
  const deadline = entry.turn && new Date(entry.turn.deadline);
  // A pause stops the clock within a turn, which goes on after it; everything else begins one.
  const isWithin = deed.kind === 'PAUSED' || deed.kind === 'RESUMED';
  Object.assign(draft, {
    seq: entry.seq,
    head: hash,
    deadline,
    entries: [...draft.entries, entry],
    ...(!isWithin && { turnBeganAt: deadline && at, reminders: 0 }),
    ...(deed.kind !== 'PAUSED' && { leftMs: null }),
  });
}

/** Stores the clock of a held draft and tells everybody what is new in its log, each entry once. */
export async function saveDraft(transaction: Transaction, draft: HeldDraft): Promise<void> {
  const { id, propertyId, year, status, turnBeganAt, deadline, leftMs, reminders, seq } = draft;
  const { known } = draft;
  if (known.seq === seq && known.reminders === reminders) return;
  draft.known = { seq, reminders };
  const [saved] = await transaction.query<{ serverTime: Date }>(SAVE, [
    id,
    status,
    turnBeganAt,
    deadline,
    leftMs,
    reminders,
    status === DraftStatus.RUNNING ? nextWake(draft) : null,
    seq,
    draft.head,
  ]);
  const entries = draft.entries.slice(known.seq).map(logEntryOf);
  if (entries.length === 0 || !saved) return;
  const { serverTime } = saved;
  await tellDraft(transaction, {
    draftId: id,
    propertyId,
    year,
    status,
    seq,
    deadline,
    serverTime,
    entries,
  });
}
