import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { TALK_MESSAGE_COLUMNS, TALK_MESSAGES } from '../talk.columns';
import { mayReadMessage } from '../talk.policy';
import type { TalkMessageView } from '../talk.types';

const FIND = statement(
  'find-talk-message',
  `select ${TALK_MESSAGE_COLUMNS} from ${TALK_MESSAGES} where m.id = $3 and ${mayReadMessage('m')}`,
);

/** The refusal of a message that is not there, or not for the caller to read. */
export const noSuchMessage = (field = 'id') =>
  new AppError('NOT_FOUND', 'There is no such message.', field);

/** Finds a message that the caller may read; null for any other. */
export async function findTalkMessage(
  call: RequestContext,
  id: number,
): Promise<TalkMessageView | null> {
  const [found] = await read(call.app, FIND, [...policyValues(requireMember(call)), id]);
  return found ?? null;
}

/** Reads a message as the caller has just written it. */
export async function readWrittenMessage(
  { query }: Transaction,
  actor: Actor,
  id: number,
): Promise<TalkMessageView> {
  const [found] = await query(FIND, [...policyValues(actor), id]);
  if (!found) throw noSuchMessage();
  return found;
}
