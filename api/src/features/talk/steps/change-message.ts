import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { TalkEventKind } from '../talk.events';
import { talkChanged } from '../talk.happenings';
import { IS_MY_PERIOD, mayReadMessage, takesPart, talkRefusal } from '../talk.policy';
import type { TalkMessageView } from '../talk.types';
import { listenersOf } from './audience';
import { noSuchMessage, readWrittenMessage } from './find-talk-message';

/** How long authors may change a message, in minutes. */
export const EDITABLE_MINUTES = 15;

// Locks the talk before the message, as sending does.
const LOCK = statement(
  'lock-talk-message',
  `select m.id, m.property_id as "propertyId", p.name as "propertyName", m.kind,
      m.author_id as "authorId", m.deleted_at is not null as "isDeleted",
      m.created_at > now() - interval '${EDITABLE_MINUTES} minutes' as "isRecent",
      array(select it.file_id from talk_files it where it.message_id = m.id) as "fileIds",
      ${takesPart('m.property_id')} as "takesPart",
      exists (select from talk_periods period where period.property_id = m.property_id
        and period.up_to_id is null and period.is_administrator and ${IS_MY_PERIOD}) as "hasJoined",
      ${listenersOf('m.property_id')} as listeners
    from talk_messages m join talks talk on talk.property_id = m.property_id
    join properties p on p.id = m.property_id
    where m.id = $3 and ${mayReadMessage('m')}
    for update of talk, m`,
);

type Locked = Row<'lock-talk-message'>;

/**
 * Changes a message of a talk in which the caller takes part, and notifies the others; NOT_FOUND for
 * one that the caller may not read, CONFLICT for one that was deleted.
 */
export async function changeMessage(
  call: RequestContext,
  id: number,
  change: (transaction: Transaction, locked: Locked) => Promise<unknown>,
): Promise<TalkMessageView> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  return inTransaction(call.app, async (transaction) => {
    const [locked] = await transaction.query(LOCK, [...policyValues(actor), id]);
    if (!locked) throw noSuchMessage();
    if (!locked.takesPart) throw talkRefusal(actor);
    if (locked.isDeleted) throw new AppError('CONFLICT', 'This message was deleted.', 'id');
    await change(transaction, locked);
    const { propertyId, listeners } = locked;
    const event = { kind: TalkEventKind.CHANGED, messageId: id };
    await happened(call, transaction, talkChanged, { propertyId, listeners, event });
    return readWrittenMessage(transaction, actor, id);
  });
}
