import { isHeardBy } from '../../../core/audiences/listeners';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { DraftEvent } from '../draft.events';
import { DraftStatus } from '../draft-status';
import { logEntriesOf, peopleIn } from '../ledger/steps/log-entry';
import { type ChainedEntry, nextDue, turnOf } from '../rules';
import type { DraftChange, LockedDraft, LockedSeat } from './lock-draft';

const UNPICK = statement(
  'remove-draft-picks',
  'delete from draft_picks where draft_id = $1 and week = any($2::int[])',
);

// Otherwise the wish list would pick the same week again at the next change.
const DISABLE_AUTOPILOT = statement(
  'disable-autopilot',
  `update wish_lists set is_autopilot = false, salt = null, evidence = null
    where share_id = $1 and year = $2`,
);

// One round trip for the draft with its new entries and picks.
const SAVE = statement(
  'save-draft',
  `with appended as (insert into draft_log (draft_id, seq, text, hash)
      select $1, * from unnest($10::int[], $11::text[], $12::text[])),
    picked as (insert into draft_picks (draft_id, round, share_id, week, is_first_choice)
      select $1, * from unnest($13::int[], $14::bigint[], $15::int[], $16::boolean[]))
    update drafts set status = $2, turn_began_at = $3, deadline = $4, left_ms = $5,
      reminders = $6, wakes_at = $7, seq = $8, head = $9, version = version + 1, opens_at = null,
      problem = null
    where id = $1 returning clock_timestamp()::timestamptz(3) as "serverTime",
      ${isHeardBy('webhook', 'select user_id from held_shares where property_id = drafts.property_id')}
        as "hasWebhook"`,
);

function seatOf({ id, seats }: LockedDraft, share: number): LockedSeat {
  const seat = seats.get(share);
  if (!seat) throw new Error(`Share ${share} of draft ${id} is missing.`);
  return seat;
}

/** Removes the picks that the new entries undo. */
async function removeUndone(
  transaction: Transaction,
  { draft, entries, state }: DraftChange,
): Promise<void> {
  const { id, year } = draft;
  const undone = draft.state.board.picks.filter((pick) => !state.board.picks.includes(pick));
  if (undone.length > 0) await transaction.query(UNPICK, [id, undone.map(({ week }) => week)]);
  for (const entry of entries) {
    // During a pause no turn follows, and no other entry.
    const turn = entry.turn ?? turnOf(state.board);
    if (entry.kind !== 'UNDONE' || !turn) continue;
    await transaction.query(DISABLE_AUTOPILOT, [seatOf(draft, turn.share).shareId, year]);
  }
}

/** The columns of the picks that the new entries add. */
function newPicks({ draft, state }: DraftChange) {
  const picks = state.board.picks.filter((pick) => !draft.state.board.picks.includes(pick));
  const seats = picks.map(({ share }) => seatOf(draft, share));
  return [
    picks.map(({ round }) => round),
    seats.map(({ shareId }) => shareId),
    picks.map(({ week }) => week),
    picks.map(({ week }, index) => seats[index]?.wishes[0] === week),
  ] as const;
}

/** The effects of a change besides its entries. */
export interface Outcome {
  /** The new entries, each chained to the one before. */
  links: readonly ChainedEntry[];
  /** The last hash of the log. */
  head: string;
  /** How many reminders of the current turn are done. */
  reminders: number;
}

/**
 * Stores a changed draft with its log and picks. Returns the live event of its new entries, null
 * without any, and whether a webhook has to be notified.
 */
export async function saveDraft(
  transaction: Transaction,
  change: DraftChange,
  { links, head, reminders }: Outcome,
): Promise<{ event: DraftEvent | null; hasWebhook: boolean }> {
  const { draft, entries, state } = change;
  const { id, propertyId, year } = draft;
  const { seq, deadline } = state;
  const status = DraftStatus[state.status];
  const clock = [state.turnBeganAt, deadline, state.leftMs] as const;
  const due = nextDue(state, reminders);
  await removeUndone(transaction, change);
  const [saved] = await transaction.query(SAVE, [
    ...([id, status, ...clock, reminders, due, seq, head] as const),
    entries.map((entry) => entry.seq),
    links.map(({ text }) => text),
    links.map(({ hash }) => hash),
    ...newPicks(change),
  ]);
  if (entries.length === 0 || !saved) return { event: null, hasWebhook: false };
  const event = {
    draftId: id,
    propertyId,
    year,
    status,
    seq,
    head,
    deadline: deadline === null ? null : new Date(deadline),
    serverTime: saved.serverTime,
    entries: logEntriesOf(entries, await peopleIn(transaction.query, entries)),
  };
  return { event, hasWebhook: saved.hasWebhook };
}
