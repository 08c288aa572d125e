import { inTransaction, read, type Transaction } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { countingAttempt, type Limit } from '../../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { evidenceOf, personOf } from '../../devices/steps/evidence-of';
import type { WishListArgs, WishListInput } from '../../draft.inputs';
import type { WishListView } from '../../draft.types';
import { commitmentOf, listText, newSalt, type Signature } from '../../rules';
import { changeDraft } from '../../steps/change-draft';
import { lockDraft } from '../../steps/lock-draft';
import { isChooser } from '../../steps/who-chooses';

/** Above human speed, since a drag saves once; stops scripts. */
const SAVING: Limit = { name: 'save-wish-list', points: 120, seconds: 60 };

/** Commitments of a share that the log of an open draft takes, so that one owner cannot fill it. */
const COMMITTING: Limit = { name: 'commit-list', points: 100, seconds: 24 * 3600 };

const COUNT = statement('count-commitment', countingAttempt(COMMITTING, '$1::bigint'));

const YEAR = '$3::int';

// A former owner's list is never read: the row must be of someone who holds the share that year.
const MINE = statement(
  'my-wish-list',
  `select s.id as "shareId", $3::int as year, coalesce(w.weeks, '{}') as weeks,
      coalesce(w.is_autopilot, false) as "isAutopilot", w.salt,
      array(select b.week from bookings b where b.share_id = s.id and b.year = $3::int - 1
        and b.released_at is null order by b.week) as "lastYear"
    from shares s
    left join wish_lists w on w.share_id = s.id and w.year = $3
      and ${isChooser('s.id', 'w.user_id', YEAR)}
    where s.id = $2 and ${isChooser('s.id', '$1', YEAR)}`,
);

// Waits for a concurrent change of the share’s members; the statements after it see who they are now.
const LOCK_SHARE = statement('lock-share-of-list', 'select from shares where id = $1 for share');

// The receipt of a list that is saved again as it was stays good.
const IS_SAME = `list.salt is not null and (list.user_id, list.weeks, list.is_autopilot)
        = (excluded.user_id, excluded.weeks, excluded.is_autopilot)`;

const SAVE = statement(
  'save-wish-list',
  `insert into wish_lists as list (share_id, year, user_id, weeks, is_autopilot, salt, evidence)
    select id, $3, $1, $4::int[], $5, $6, $7::jsonb from shares
      where id = $2 and ${isChooser('id', '$1', YEAR)}
    on conflict (share_id, year) do update set user_id = excluded.user_id,
      weeks = excluded.weeks, is_autopilot = excluded.is_autopilot, updated_at = now(),
      salt = case when ${IS_SAME} then list.salt else excluded.salt end,
      evidence = case when ${IS_SAME} then list.evidence else excluded.evidence end
    returning share_id`,
);

// Locked before the list, as in every transaction that locks both, because an undo changes lists
// too.
const OPEN = statement(
  'open-draft-of-share',
  `select d.id, d.seq, d.head, s.share_number as share from drafts d join shares s on s.property_id = d.property_id
    where s.id = $2 and ${isChooser('s.id', '$1', YEAR)} and d.year = $3 and d.status in ('RUNNING', 'PAUSED')
    for update of d`,
);

type Open = Row<'open-draft-of-share'>;

function notMine(): AppError {
  return new AppError('FORBIDDEN', 'This is not a share of yours.', 'shareId');
}

/**
 * Returns the wish list of a share of the caller; FORBIDDEN for everyone else, administrators
 * included, and for 72 hours where an administrator gave access to the account.
 */
export async function readWishList(
  call: RequestContext,
  { shareId, year }: WishListArgs,
): Promise<WishListView> {
  const { userId } = requireMember(call);
  await requireOpenLists(call);
  const [list] = await read(call.app, MINE, [userId, shareId, year]);
  if (!list) throw notMine();
  const { salt, ...view } = list;
  return { ...view, commitment: salt === null ? null : await commitmentOf(salt, list) };
}

/**
 * Counts a commitment of a share; TOO_MANY_REQUESTS, which takes the change back with it, if there
 * were too many within a day.
 */
async function limitCommitments({ query }: Transaction, shareId: number): Promise<void> {
  const [counted] = await query(COUNT, [shareId]);
  if (Number(counted?.points) <= COMMITTING.points) return;
  const message = `A wish list can change ${COMMITTING.points} times a day while its draft is open. Please try again tomorrow.`;
  throw new AppError('TOO_MANY_REQUESTS', message, 'weeks');
}

/** Returns what the log of an open draft says about the person who saves a list. */
function evidenceFor(
  call: RequestContext,
  transaction: Transaction,
  { signature, open }: { signature: Signature | undefined; open: Open | undefined },
  commitment: string,
) {
  if (!open) return personOf(call);
  const text = (hash: string) => listText(hash, { share: open.share, commitment });
  return evidenceOf(call, transaction, { ...open, signature, text });
}

/**
 * Saves the wish list of a share of the caller, whose commitment is the receipt; an open draft
 * commits to it, and on its turn picks from it immediately.
 */
export async function saveWishList(
  call: RequestContext,
  input: WishListInput,
): Promise<WishListView> {
  const { userId } = requireMember(call);
  await requireOpenLists(call);
  await call.app.throttle.consumeHere(SAVING, String(userId));
  const { shareId, year, weeks, isAutopilot, salt = newSalt(), signed: signature } = input;
  const { app } = call;
  await inTransaction(app, async (transaction) => {
    const list = [userId, shareId, year] as const;
    await transaction.query(LOCK_SHARE, [shareId]);
    const [open] = await transaction.query(OPEN, list);
    const commitment = await commitmentOf(salt, { weeks, isAutopilot });
    const evidence = await evidenceFor(call, transaction, { signature, open }, commitment);
    const proof = [salt, JSON.stringify(evidence)] as const;
    const [saved] = await transaction.query(SAVE, [...list, weeks, isAutopilot, ...proof]);
    if (!saved) throw notMine();
    if (!open) return;
    const draft = await lockDraft(transaction, open.id);
    const { share } = open;
    const entries = await changeDraft({ app, transaction }, draft, { kind: 'CHANGE_LIST', share });
    const isCommitted = entries.some((it) => it.kind === 'COMMITTED' && it.share === share);
    if (isCommitted) await limitCommitments(transaction, shareId);
  });
  return readWishList(call, { shareId, year });
}
