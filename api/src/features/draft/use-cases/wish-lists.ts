import { type Call, requireMember } from '../../../kit/call';
import { inTransaction, read } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/throttle';
import type { WishListArgs, WishListInput } from '../draft.inputs';
import type { WishListView } from '../draft.types';
import { advance } from './advance-draft';
import { holdDraft } from './hold-draft';

/** Nobody sorts faster by hand: a drag saves once. */
const SAVING: Limit = { name: 'save-wish-list', points: 120, seconds: 60 };

// Of a former owner's list nothing is read: the row must be of whoever asks.
const MINE = {
  name: 'my-wish-list',
  text: `select s.id as "shareId", $3::int as year, coalesce(w.weeks, '{}') as weeks,
      coalesce(w.is_autopilot, false) as "isAutopilot",
      array(select b.week from bookings b where b.share_id = s.id and b.year = $3::int - 1
        and b.released_at is null order by b.week) as "lastYear"
    from shares s
    left join wish_lists w on w.share_id = s.id and w.year = $3 and w.user_id = $1
    where s.id = $2 and s.user_id = $1`,
};

const SAVE = {
  name: 'save-wish-list',
  text: `insert into wish_lists (share_id, year, user_id, weeks, is_autopilot)
    select id, $3, $1, $4::int[], $5 from shares where id = $2 and user_id = $1
    on conflict (share_id, year) do update set user_id = excluded.user_id,
      weeks = excluded.weeks, is_autopilot = excluded.is_autopilot, updated_at = now()
    returning share_id`,
};

// Locked before the list is, as everybody does who holds both: an undo changes lists too.
const RUNNING = {
  name: 'running-draft-of-share',
  text: `select d.id from drafts d join shares s on s.property_id = d.property_id
    where s.id = $2 and s.user_id = $1 and d.year = $3 and d.status = 'RUNNING' for update of d`,
};

function notMine(): AppError {
  return new AppError('FORBIDDEN', 'This is not a share of yours.', 'shareId');
}

/** The wish list of a share of mine; of nobody else's, administrators included (FORBIDDEN). */
export async function readWishList(
  call: Call,
  { shareId, year }: WishListArgs,
): Promise<WishListView> {
  const { userId } = requireMember(call);
  const [list] = await read<WishListView>(call.app, MINE, [userId, shareId, year]);
  if (!list) throw notMine();
  return list;
}

/** Writes the wish list of a share of mine; on its turn the autopilot chooses from it at once. */
export async function saveWishList(call: Call, input: WishListInput): Promise<WishListView> {
  const { userId } = requireMember(call);
  await call.app.throttle.consumeHere(SAVING, String(userId));
  const { shareId, year, weeks, isAutopilot } = input;
  await inTransaction(call.app, async (transaction) => {
    const list = [userId, shareId, year];
    const [running] = await transaction.query<{ id: number }>(RUNNING, list);
    const [saved] = await transaction.query(SAVE, [...list, weeks, isAutopilot]);
    if (!saved) throw notMine();
    if (!isAutopilot) return;
    if (running) await advance(call.app, transaction, await holdDraft(transaction, running.id));
  });
  return readWishList(call, { shareId, year });
}
