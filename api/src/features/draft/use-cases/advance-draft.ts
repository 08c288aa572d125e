import type { App } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import { DraftStatus } from '../draft-status';
import { CLOCK_STEP_MS, type DraftDeed, moveWithoutOwner, replay, turnOf } from '../rules';
import { append, saveDraft } from './append-entry';
import { endDraft } from './end-draft';
import { dated, draftMoves, factsOf, type HeldDraft, readClock } from './hold-draft';
import type { HeldSeat } from './read-seats';
import { remind } from './remind';

const PICK = {
  name: 'store-draft-pick',
  text: `insert into draft_picks (draft_id, round, share_id, week, is_first_choice)
    values ($1, $2, $3, $4, $5)`,
};

// Or the autopilot would choose the same again at once.
const TAKE_THE_STICK = {
  name: 'end-autopilot',
  text: `update wish_lists w set is_autopilot = false from shares s
    where s.id = w.share_id and s.property_id = $1 and s.share_number = $2 and w.year = $3`,
};

const UNPICK = {
  name: 'remove-draft-pick',
  text: `delete from draft_picks where draft_id = $1 and week <> all($2::int[])`,
};

interface Moment {
  draft: HeldDraft;
  at: Date;
}

function seatOf({ id, seats }: HeldDraft, share: number): HeldSeat {
  const seat = seats.get(share);
  if (!seat) throw new Error(`Share ${share} of draft ${id} is missing.`);
  return seat;
}

/** Writes a move and what it gives or takes; the draft must be held, and the move be allowed. */
export async function applyMove(
  transaction: Transaction,
  draft: HeldDraft,
  { deed, at }: { deed: DraftDeed; at: Date },
): Promise<void> {
  const { round } = replay(factsOf(draft), draftMoves(draft));
  await append(transaction, draft, { deed, at });
  if (deed.kind === 'PICKED') {
    const { shareId, wishes } = seatOf(draft, deed.share);
    const isFirstChoice = wishes[0] === deed.week;
    await transaction.query(PICK, [draft.id, round, shareId, deed.week, isFirstChoice]);
  }
  if (deed.kind === 'UNDONE') {
    const { picks } = replay(factsOf(draft), draftMoves(draft));
    await transaction.query(UNPICK, [draft.id, picks.map(({ week }) => week)]);
    const { share = 0 } = draft.entries.at(-1)?.turn ?? {};
    await transaction.query(TAKE_THE_STICK, [draft.propertyId, share, draft.year]);
    draft.seats.set(share, { ...seatOf(draft, share), isAutopilot: false });
  }
}

/** What happens by itself at a moment; whether the draft now waits for somebody or has ended. */
async function step(app: App, transaction: Transaction, { draft, at }: Moment): Promise<boolean> {
  const state = replay(factsOf(draft), draftMoves(draft));
  const turn = turnOf(state);
  if (!turn || !draft.deadline) {
    await endDraft(app, transaction, { draft, at });
    return true;
  }
  const isDue = at >= draft.deadline;
  const deed = moveWithoutOwner(factsOf(draft), state, { seat: seatOf(draft, turn.share), isDue });
  if (deed) await applyMove(transaction, draft, { deed, at });
  else await remind(transaction, draft, { turn, now: at, appUrl: app.appUrl });
  return !deed;
}

/**
 * Whether the clock was ahead when the last entry was written: its turn's deadline would stay as far
 * away as the clock was wrong. The turn then has its time again from now on, so that it ends no
 * earlier than would be fair; the log says so, and its order goes on from here.
 */
function wasAhead({ status, entries }: HeldDraft, now: Date): boolean {
  const last = Date.parse(entries.at(-1)?.at ?? '');
  return status === DraftStatus.RUNNING && last - now.getTime() > CLOCK_STEP_MS;
}

/**
 * Brings a running draft up to the present: turns whose deadline has gone by, that nobody holds,
 * or that are left to a wish list. Stores it, tells everybody and sends the reminder that is due.
 * After a time in which nothing ran, one turn ends and the next gets its whole window.
 * Answers the moment at which it was in order, for what is done next: a later one might be too late.
 */
export async function advance(app: App, transaction: Transaction, draft: HeldDraft): Promise<Date> {
  for (;;) {
    const now = await readClock(transaction);
    if (wasAhead(draft, now)) {
      await append(transaction, draft, { deed: { kind: 'CLOCK_SET' }, at: now });
      continue;
    }
    const at = dated(draft, now);
    const isRunning = draft.status === DraftStatus.RUNNING;
    if (isRunning && !(await step(app, transaction, { draft, at }))) continue;
    await saveDraft(transaction, draft);
    return at;
  }
}
