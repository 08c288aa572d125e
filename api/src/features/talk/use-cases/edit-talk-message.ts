import { happened } from '../../../core/audiences/happening';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { deleteFiles } from '../../files/steps/attach-file';
import { propertySubject } from '../../properties/steps/lock-property';
import { changeMessage, EDITABLE_MINUTES } from '../steps/change-message';
import { requireContent, requireMentioned } from '../steps/require-content';
import { talkMessageDeleted } from '../talk.happenings';
import type { EditTalkMessageInput, TalkMessageArgs } from '../talk.inputs';
import { TalkKind, type TalkMessageView } from '../talk.types';

const EDIT = statement(
  'edit-talk-message',
  `with edited as (
      update talk_messages set content = $2, edited_at = now() where id = $1
      returning id, property_id
    ), dropped as (
      delete from talk_mentions where message_id = $1 and user_id <> all($3::bigint[])
    ), those as (
      select distinct edited.id, period.user_id from edited
      join talk_periods period on period.property_id = edited.property_id
      where period.up_to_id is null and period.user_id = any($3::bigint[])
    ), added as (
      insert into talk_mentions (message_id, user_id) select id, user_id from those
      on conflict do nothing
    )
    select count(*)::int as mentioned from those`,
);

/** Changes the text and the mentions of a message of the caller, within 15 minutes. */
export function editTalkMessage(
  call: RequestContext,
  { id, content, mentionIds }: EditTalkMessageInput,
): Promise<TalkMessageView> {
  const { userId } = requireMember(call);
  const [text, mentions] = [content.trim(), [...new Set(mentionIds)]];
  return changeMessage(call, id, async (transaction, { authorId, kind, isRecent, fileIds }) => {
    if (authorId !== userId || kind === TalkKind.CARD) {
      throw new AppError('FORBIDDEN', 'Only its author can change a message.', 'id');
    }
    if (!isRecent) {
      const sentence = `A message can be changed within ${EDITABLE_MINUTES} minutes after it was sent.`;
      throw new AppError('CONFLICT', sentence, 'id');
    }
    requireContent(text, fileIds);
    const [edited] = await transaction.query(EDIT, [id, text, mentions]);
    requireMentioned(mentions, edited?.mentioned ?? 0);
  });
}

const DELETE = statement(
  'delete-talk-message',
  `with reactions as (
      delete from talk_reactions where message_id = $1
    ), mentions as (
      delete from talk_mentions where message_id = $1
    ), files as (
      delete from talk_files where message_id = $1
    )
    update talk_messages set content = '', deleted_at = now(), pinned_at = null where id = $1`,
);

/**
 * Deletes a message of the caller, or any of a talk that they have joined as an administrator: its
 * place stays, without its text, files, mentions and reactions.
 */
export function deleteTalkMessage(
  call: RequestContext,
  { id }: TalkMessageArgs,
): Promise<TalkMessageView> {
  const { userId } = requireMember(call);
  return changeMessage(call, id, async (transaction, message) => {
    const { authorId, hasJoined, fileIds, propertyId, propertyName } = message;
    const isMine = authorId === userId;
    if (!isMine && !hasJoined) {
      const sentence = 'Only its author and administrators can delete a message.';
      throw new AppError('FORBIDDEN', sentence, 'id');
    }
    await transaction.query(DELETE, [id]);
    await deleteFiles(transaction, fileIds);
    if (isMine) return;
    const subject = propertySubject({ id: propertyId, name: propertyName });
    const after = { userId: authorId };
    await happened(call, transaction, talkMessageDeleted, { subject, after });
  });
}
