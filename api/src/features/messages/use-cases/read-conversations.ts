import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { CONVERSATIONS, MESSAGE_COLUMNS, MESSAGE_PEOPLE, ON_MY_SIDE } from '../message.columns';
import type { ConversationMessagesArgs, ConversationsArgs, PersonIdArgs } from '../message.inputs';
import type { ConversationPage, ConversationView, MessagePage } from '../message.types';

/** Exported for the benchmark, which sends it from a bare server. */
export const LIST = statement(
  'conversations',
  `with total as (
      select count(*)::int as total from conversation_sides where user_id = $1 and message_count > 0
    )
    select page.*, total.total from total left join (
      ${CONVERSATIONS} and (side.last_activity_at, side.conversation_id) < ($2::timestamptz, $3::bigint)
      order by side.last_activity_at desc, side.conversation_id desc limit $4
    ) page on true
    order by page."lastActivityAt" desc, page.id desc`,
);

const WITH_PERSON = statement(
  'conversation-with',
  `${CONVERSATIONS} and c.participant1_id = least($1::bigint, $2::bigint)
      and c.participant2_id = greatest($1::bigint, $2::bigint)`,
);

// Ownership is checked on the side rather than per message: otherwise PostgreSQL would expect few
// matches and sort them all. The conversation id is hidden in a subquery, or the planner would scan
// all messages for a conversation that has a large part of them.
const MESSAGES = statement(
  'conversation-messages',
  `select ${MESSAGE_COLUMNS} from conversation_sides side
    join messages m on m.conversation_id = side.conversation_id ${MESSAGE_PEOPLE}
    where side.user_id = $1 and side.conversation_id = (select $2::bigint) and ${ON_MY_SIDE} and m.id < $3
    order by m.id desc limit $4`,
);

const IS_MINE = statement(
  'is-my-conversation',
  'select 1 from conversation_sides where user_id = $1 and conversation_id = $2',
);

/**
 * Lists the caller's conversations, most recently active first, with their total, in one statement.
 */
export async function listConversations(
  call: RequestContext,
  args: ConversationsArgs,
): Promise<ConversationPage> {
  const { userId } = requireMember(call);
  const { first = 20, after } = args;
  const [time, id] = after?.split('-') ?? [];
  const until = time ? new Date(Number(time)) : 'infinity';
  // A cursor of sixteen digits may lie beyond every id, and beyond what a number holds exactly.
  const values = [userId, until, Math.min(Number(id ?? NEWEST_ID), NEWEST_ID), first + 1] as const;
  const rows = await read(call.app, LIST, values);
  const found = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]));
  const page = cursorPage(found, first, (last) => `${last.lastActivityAt.getTime()}-${last.id}`);
  return { ...page, total: rows[0]?.total ?? 0 };
}

/** Returns the caller's conversation with one user; null if there is none. */
export async function findConversationWith(
  call: RequestContext,
  { personId }: PersonIdArgs,
): Promise<ConversationView | null> {
  const { userId } = requireMember(call);
  const [found] = await read(call.app, WITH_PERSON, [userId, personId]);
  return found ?? null;
}

/**
 * Throws NOT_FOUND unless the conversation is the caller's; other users' conversations look like
 * missing ones.
 */
export async function requireParticipant(
  call: RequestContext,
  conversationId: number,
): Promise<void> {
  const { userId } = requireMember(call);
  const [mine] = await read(call.app, IS_MINE, [userId, conversationId]);
  if (!mine) throw new AppError('NOT_FOUND', 'There is no such conversation.', 'conversationId');
}

/**
 * Returns a page of one of the caller's conversations, newest first; NOT_FOUND if it is not theirs.
 */
export async function readConversation(
  call: RequestContext,
  args: ConversationMessagesArgs,
): Promise<MessagePage> {
  const { userId } = requireMember(call);
  const { conversationId, first = 30, before = NEWEST_ID } = args;
  const values = [userId, conversationId, before, first + 1] as const;
  const rows = await read(call.app, MESSAGES, values);
  if (rows.length === 0) await requireParticipant(call, conversationId);
  return cursorPage(rows, first, ({ id }) => id);
}
