import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import type { DraftIdArgs } from '../../draft.inputs';
import { headText, isSignatureOf } from '../../rules';
import { isChooser } from '../../steps/who-chooses';
import type { SeenHead, SeenHeadInput } from '../heads.types';

/** Above a browser’s rate, which waits for a burst of entries to end. */
const TELLING: Limit = { name: 'tell-head', points: 30, seconds: 60 };

const CHOOSES = `exists (select 1 from shares mine where mine.property_id = d.property_id
        and ${isChooser('mine.id', '$1', 'd.year')})`;

// Whether it is what this server has shown is for the others to find out.
const KEEP = statement(
  'keep-seen-head',
  `insert into draft_heads (draft_id, user_id, key, seq, hash, value)
    select d.id, k.user_id, k.key, $4, $5, $6 from drafts d
      join device_keys k on k.user_id = $1 and k.key = $3
      where d.id = $2 and d.status <> 'PLANNED' and ${CHOOSES}
    on conflict (draft_id, user_id, key) do update set seq = excluded.seq, hash = excluded.hash,
      value = excluded.value, seen_at = now()
    returning seq`,
);

const OTHERS = statement(
  'seen-heads',
  `select min(s.share_number) as share, h.seq, h.hash as head, h.key, h.value
    from draft_heads h join drafts d on d.id = h.draft_id
    join device_keys k on k.user_id = h.user_id and k.key = h.key
    join shares s on s.property_id = d.property_id and ${isChooser('s.id', 'h.user_id', 'd.year')}
    where h.draft_id = $2 and h.user_id <> $1 and ${CHOOSES}
    group by h.draft_id, h.user_id, h.key
    order by share, h.seq`,
);

/** Keeps the end of a draft's log that a browser of the caller has seen, for the other owners. */
export async function tellHead(
  call: RequestContext,
  { draftId, seq, head, key, value }: SeenHeadInput,
): Promise<boolean> {
  const { userId } = requireMember(call);
  await call.app.throttle.consumeHere(TELLING, String(userId));
  if (!(await isSignatureOf(headText(head, seq), { key, value }))) {
    throw new AppError('FORBIDDEN', 'This is not a signature of yours.', 'value');
  }
  const values = [userId, draftId, key, seq, head, value] as const;
  const [kept] = await inTransaction(call.app, ({ query }) => query(KEEP, values));
  if (!kept) throw new AppError('NOT_FOUND', 'There is no such draft of yours.', 'draftId');
  return true;
}

/**
 * Returns the ends of a draft's log that the browsers of the other owners have seen, for those who
 * choose in it; empty for everyone else.
 */
export function listSeenHeads(call: RequestContext, { draftId }: DraftIdArgs): Promise<SeenHead[]> {
  const { userId } = requireMember(call);
  return read(call.app, OTHERS, [userId, draftId]);
}
