import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { MESSAGE_COLUMNS, MESSAGE_PEOPLE, ON_MY_SIDE } from '../message.columns';
import type { MessageView } from '../message.types';

const FIND = statement(
  'find-message',
  `select ${MESSAGE_COLUMNS} from messages m ${MESSAGE_PEOPLE}
    where m.id = $2 and $1 in (m.sender_id, m.receiver_id) and ${ON_MY_SIDE}`,
);

/**
 * Finds a message on the caller's side; NOT_FOUND for other users' messages and those the caller
 * has deleted.
 */
export async function findMyMessage(call: RequestContext, id: number): Promise<MessageView> {
  const { userId } = requireMember(call);
  const [message] = await read(call.app, FIND, [userId, id]);
  if (!message) throw new AppError('NOT_FOUND', 'There is no such message.', 'id');
  return message;
}
