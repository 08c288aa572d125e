import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { commitmentsOf } from '../../rules';
import type { DraftChange, LockedSeat } from '../../steps/lock-draft';

// Keeps the list that was hashed: the current one can change until the draft is open.
const KEEP = statement(
  'keep-committed-lists',
  `insert into list_commitments
      (draft_id, share_id, seq, user_id, weeks, is_autopilot, salt, commitment)
    select $1, share_id, seq, user_id, weeks::int[], is_autopilot, salt, commitment
      from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::boolean[], $7::text[],
        $8::text[]) as list (share_id, seq, user_id, weeks, is_autopilot, salt, commitment)`,
);

/** Keeps the lists to which new entries commit, and their salts, for their owners. */
export async function keepLists(
  { query }: Transaction,
  { draft, entries }: Pick<DraftChange, 'draft' | 'entries'>,
): Promise<void> {
  const made = entries.flatMap((entry) =>
    commitmentsOf(entry).map(({ share, commitment }) => ({ seq: entry.seq, share, commitment })),
  );
  if (made.length === 0) return;
  const seatOf = (share: number): LockedSeat & { userId: number; salt: string } => {
    const seat = draft.seats.get(share);
    if (!seat || seat.userId === null || seat.salt === null) {
      throw new Error(`Share ${share} of draft ${draft.id} has no list to commit to.`);
    }
    return { ...seat, userId: seat.userId, salt: seat.salt };
  };
  const seats = made.map(({ share }) => seatOf(share));
  await query(KEEP, [
    draft.id,
    seats.map(({ shareId }) => shareId),
    made.map(({ seq }) => seq),
    seats.map(({ userId }) => userId),
    seats.map(({ wishes }) => `{${wishes.join()}}`),
    seats.map(({ isAutopilot }) => isAutopilot),
    seats.map(({ salt }) => salt),
    made.map(({ commitment }) => commitment),
  ]);
}
