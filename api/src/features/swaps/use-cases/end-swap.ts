import type { App } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import { EXPIRY } from '../swap.columns';
import { SwapStatus } from '../swap-status';
import { tellSwap } from './tell-swap';

const END = {
  name: 'end-swap',
  text: `update week_swaps set status = $2, answer_note = $3, updated_at = now(),
      version = version + 1 where id = $1`,
};

const ACCEPT = {
  name: 'accept-swap',
  text: `update week_swaps set accepted_at = now(), updated_at = now(), version = version + 1,
      expires_at = greatest(expires_at, ${EXPIRY}) where id = $1`,
};

// Whatever else was asked about these weeks is without object now.
const CANCEL_OTHERS = {
  name: 'cancel-other-swaps',
  text: `update week_swaps set status = 'CANCELLED', updated_at = now(), version = version + 1,
      answer_note = 'One of the weeks changed hands meanwhile.'
    where status = 'PENDING' and id <> $1
      and (requesting_booking_id = any($2::int[]) or target_booking_id = any($2::int[]))
    returning id`,
};

/** Stores what has become of a held swap, and tells everybody but whoever did it. */
export async function endSwap(
  app: App,
  transaction: Transaction,
  end: { id: number; status: Exclude<SwapStatus, 'PENDING'>; by: number | null; note?: string },
): Promise<void> {
  const { id, status, by, note } = end;
  await transaction.query(END, [id, status, note ?? null]);
  await tellSwap(app, transaction, { id, letters: { end: status, by, note } });
}

/** Stores that the other side agreed to a swap that an administrator has the last word on. */
export async function acceptHeld(
  app: App,
  transaction: Transaction,
  { id, by }: { id: number; by: number },
): Promise<void> {
  await transaction.query(ACCEPT, [id]);
  await tellSwap(app, transaction, { id, letters: { end: 'ACCEPTED', by } });
}

/** Ends what else was asked about weeks that have changed hands. */
export async function cancelOthers(
  app: App,
  transaction: Transaction,
  { id, bookingIds }: { id: number; bookingIds: (number | null)[] },
): Promise<void> {
  const ids = bookingIds.filter((it) => it !== null);
  const others = await transaction.query<{ id: number }>(CANCEL_OTHERS, [id, ids]);
  for (const other of others) {
    const letters = { end: SwapStatus.CANCELLED, by: null } as const;
    await tellSwap(app, transaction, { id: other.id, letters });
  }
}
