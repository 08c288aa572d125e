import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { listenersOf } from '../steps/audience';
import { TalkEventKind, talkListener } from '../talk.events';
import { talkChanged } from '../talk.happenings';
import type { MarkTalkReadInput } from '../talk.inputs';
import { IS_MY_PERIOD, talkRefusal } from '../talk.policy';

// A cursor never goes back, nor beyond what its user may read.
const MARK = statement(
  'mark-talk-read',
  `with mine as (
      select least($4::bigint, max(coalesce(period.up_to_id, talk.last_message_id))) as up_to
      from talk_periods period join talks talk on talk.property_id = period.property_id
      where period.property_id = $3 and ${IS_MY_PERIOD} having count(*) > 0
    ), marked as (
      insert into talk_people as reader (property_id, user_id, read_up_to)
      select $3, $1, up_to from mine
      on conflict (property_id, user_id) do update set read_up_to = excluded.read_up_to
        where reader.read_up_to < excluded.read_up_to
      returning read_up_to
    )
    select mine.up_to as "upTo", marked.read_up_to as "readUpTo", ${listenersOf('$3')} as listeners
    from mine left join marked on true`,
);

/** Marks the caller's messages of a talk up to one as read; others who take part see it. */
export async function markTalkRead(
  call: RequestContext,
  { propertyId, upTo }: MarkTalkReadInput,
): Promise<boolean> {
  const actor = requireMember(call);
  const { userId, isAdminSession } = actor;
  await limitOwnChanges(call.app, actor);
  return inTransaction(call.app, async (transaction) => {
    const [marked] = await transaction.query(MARK, [...policyValues(actor), propertyId, upTo]);
    if (!marked) throw talkRefusal(actor);
    const { readUpTo } = marked;
    if (readUpTo === null) return true;
    const listeners = [...new Set([...marked.listeners, talkListener(userId, isAdminSession)])];
    const event = { kind: TalkEventKind.READ, userId, readUpTo };
    await happened(call, transaction, talkChanged, { propertyId, listeners, event });
    return true;
  });
}
