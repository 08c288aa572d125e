import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { HAS_WEBHOOK_FOR_ALL, hasWebhook, queueWebhook } from '../../webhooks/steps/queue-webhook';
import { publishDraftEvent } from '../draft.events';
import { DraftStatus } from '../draft-status';
import { chain, nextDue } from '../rules';
import type { DraftChange, LockedDraft, LockedSeat } from './lock-draft';
import { logEntriesOf, peopleIn } from './log-entry';

const APPEND = statement(
  'append-draft-entries',
  `insert into draft_log (draft_id, seq, text, hash)
    select $1, * from unnest($2::int[], $3::text[], $4::text[])`,
);

const PICK = statement(
  'store-draft-picks',
  `insert into draft_picks (draft_id, round, share_id, week, is_first_choice)
    select $1, * from unnest($2::int[], $3::bigint[], $4::int[], $5::boolean[])`,
);

const UNPICK = statement(
  'remove-draft-picks',
  'delete from draft_picks where draft_id = $1 and week = any($2::int[])',
);

// Otherwise the wish list would pick the same week again at the next change.
const DISABLE_AUTOPILOT = statement(
  'disable-autopilot',
  'update wish_lists set is_autopilot = false where share_id = $1 and year = $2',
);

const SAVE = statement(
  'save-draft',
  `update drafts set status = $2, turn_began_at = $3, deadline = $4, left_ms = $5,
      reminders = $6, wakes_at = $7, seq = $8, head = $9, version = version + 1, opens_at = null,
      problem = null
    where id = $1 returning clock_timestamp()::timestamptz(3) as "serverTime",
      ${HAS_WEBHOOK_FOR_ALL} or ${hasWebhook(
        'select user_id from shares where property_id = drafts.property_id',
      )} as "hasWebhook"`,
);

function seatOf({ id, seats }: LockedDraft, share: number): LockedSeat {
  const seat = seats.get(share);
  if (!seat) throw new Error(`Share ${share} of draft ${id} is missing.`);
  return seat;
}

/** Appends new entries to the log, each chained to the previous one, and returns the last hash. */
export async function appendEntries(
  transaction: Transaction,
  { draft, entries }: DraftChange,
): Promise<string> {
  const links = await chain(draft.head, entries);
  await transaction.query(APPEND, [
    draft.id,
    entries.map(({ seq }) => seq),
    links.map(({ text }) => text),
    links.map(({ hash }) => hash),
  ]);
  return links.at(-1)?.hash ?? draft.head;
}

/** Stores the picks of the new entries and removes those that they undo. */
export async function savePicks(
  transaction: Transaction,
  { draft, entries, state }: DraftChange,
): Promise<void> {
  const { id, year } = draft;
  const before = draft.state.board.picks;
  const after = state.board.picks;
  const undone = before.filter((pick) => !after.includes(pick));
  if (undone.length > 0) await transaction.query(UNPICK, [id, undone.map(({ week }) => week)]);
  for (const { kind, turn } of entries) {
    if (kind !== 'UNDONE' || !turn) continue;
    await transaction.query(DISABLE_AUTOPILOT, [seatOf(draft, turn.share).shareId, year]);
  }
  const picks = after.filter((pick) => !before.includes(pick));
  if (picks.length === 0) return;
  const seats = picks.map(({ share }) => seatOf(draft, share));
  await transaction.query(PICK, [
    id,
    picks.map(({ round }) => round),
    seats.map(({ shareId }) => shareId),
    picks.map(({ week }) => week),
    picks.map(({ week }, index) => seats[index]?.wishes[0] === week),
  ]);
}

const WEBHOOK_KINDS = { PICKED: 'pick.made', UNDONE: 'pick.undone' } as const;

/** Queues new picks and undone ones for webhooks. */
async function tellWebhooks(
  transaction: Transaction,
  { draft: { id, propertyId, year }, entries }: DraftChange,
): Promise<void> {
  for (const [entryKind, kind] of Object.entries(WEBHOOK_KINDS)) {
    const seqs = entries.filter((it) => it.kind === entryKind).map(({ seq }) => seq);
    const ids = { draftId: id, propertyId, year, seqs };
    if (seqs.length > 0) {
      await queueWebhook(transaction, { area: 'PICKS', kind, ids, propertyId });
    }
  }
}

/** Stores a changed draft and publishes its new entries. */
export async function saveDraft(
  transaction: Transaction,
  change: DraftChange,
  { head, reminders }: { head: string; reminders: number },
): Promise<void> {
  const { draft, entries, state } = change;
  const { id, propertyId, year, seats } = draft;
  const { seq, deadline } = state;
  const status = DraftStatus[state.status];
  const clock = [state.turnBeganAt, deadline, state.leftMs] as const;
  const due = nextDue(state, reminders);
  const values = [id, status, ...clock, reminders, due, seq, head] as const;
  const [saved] = await transaction.query(SAVE, values);
  if (entries.length === 0 || !saved) return;
  if (saved.hasWebhook) await tellWebhooks(transaction, change);
  publishDraftEvent(transaction, {
    owners: [...seats.values()].flatMap(({ userId }) => userId ?? []),
    event: {
      draftId: id,
      propertyId,
      year,
      status,
      seq,
      head,
      deadline: deadline === null ? null : new Date(deadline),
      serverTime: saved.serverTime,
      entries: logEntriesOf(entries, await peopleIn(transaction.query, entries)),
    },
  });
}
