import { read, readItems } from '../../../core/database/database';
import { fromJson } from '../../../core/database/json';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { readAround } from '../../../core/input/around-page';
import { cursorPage, type JsonPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import {
  CONVERSATIONS,
  MESSAGE_COLUMNS,
  MESSAGE_PEOPLE,
  messageItems,
  ON_MY_SIDE,
} from '../message.columns';
import type { ConversationMessagesArgs, ConversationsArgs, PersonIdArgs } from '../message.inputs';
import type {
  ConversationPage,
  ConversationView,
  MessagePage,
  UnreadConversationPage,
} from '../message.types';

const LIST = statement(
  'conversations',
  `with total as (
      select count(*)::int as total from conversation_sides where user_id = $1 and message_count > 0
    )
    select row_to_json(page) as item, total.total from total left join (
      ${CONVERSATIONS} and (side.last_activity_at, side.conversation_id) < ($2::timestamptz, $3::bigint)
      order by side.last_activity_at desc, side.conversation_id desc limit $4
    ) page on true
    order by page."lastActivityAt" desc, page.id desc`,
);

const UNREAD = statement(
  'unread-conversations',
  `select ${MESSAGE_COLUMNS}, side.unread_count as "unreadCount",
      side.last_activity_at as "lastActivityAt"
    from (
      select * from conversation_sides where user_id = $1 and unread_count > 0
        and (last_activity_at, conversation_id) < ($2::timestamptz, $3::bigint)
      order by last_activity_at desc, conversation_id desc limit $4
    ) side
    join lateral (
      select * from messages m
      where m.conversation_id = side.conversation_id and m.receiver_id = $1
        and m.read_at is null and m.receiver_archived_at is null and m.receiver_deleted_at is null
      order by m.id desc limit 1
    ) m on true ${MESSAGE_PEOPLE}
    order by side.last_activity_at desc, side.conversation_id desc`,
);

const WITH_PERSON = statement(
  'conversation-with',
  `${CONVERSATIONS} and c.participant1_id = least($1::bigint, $2::bigint)
      and c.participant2_id = greatest($1::bigint, $2::bigint)`,
);

// Ownership is checked on the side rather than per message: otherwise PostgreSQL would expect few
// matches and sort them all. The conversation id is hidden in a subquery, or the planner would scan
// all messages for a conversation that has a large part of them.
const messagesStatement = (beyond: string, order: string, way?: string) =>
  statement(
    'conversation-messages',
    messageItems(`select ${MESSAGE_COLUMNS} from conversation_sides side
      join messages m on m.conversation_id = side.conversation_id ${MESSAGE_PEOPLE}
      where side.user_id = $1 and side.conversation_id = (select $2::bigint) and ${ON_MY_SIDE} and m.id ${beyond} $3
      order by m.id ${order} limit $4`),
    way,
  );

const OLDER = messagesStatement('<', 'desc');
const NEWER = messagesStatement('>', 'asc', 'newer');

const IS_MINE = statement(
  'is-my-conversation',
  'select 1 from conversation_sides where user_id = $1 and conversation_id = $2',
);

const cursorOf = (lastActivityAt: Date | string, id: number) =>
  `${new Date(lastActivityAt).getTime()}-${id}`;

/** The last activity and id that the rows after a cursor precede. */
function beyond(cursor: string | undefined): [Date | 'infinity', number] {
  const [time, id] = cursor?.split('-') ?? [];
  // A cursor of sixteen digits may lie beyond every id, and beyond what a number holds exactly.
  const before = Math.min(Number(id ?? NEWEST_ID), NEWEST_ID);
  return [time ? new Date(Number(time)) : 'infinity', before];
}

/**
 * Lists the caller's conversations, most recently active first, with their total, in one statement.
 */
export async function listConversations(
  call: RequestContext,
  args: ConversationsArgs,
): Promise<JsonPage<ConversationPage>> {
  const { userId } = requireMember(call);
  const { first = 20, after } = args;
  const values = [userId, ...beyond(after), first + 1] as const;
  const rows = await readItems(call.app, LIST, values);
  const found = rows.flatMap(({ item }) => (item === null ? [] : [item]));
  const page = cursorPage(found, first, (last) => {
    const { lastActivityAt, id } = fromJson(last);
    return cursorOf(lastActivityAt, id);
  });
  return { ...page, total: rows[0]?.total ?? 0 };
}

/**
 * Lists the caller's conversations with unread messages, most recently active first, each with the
 * newest of those, in one statement.
 */
export async function listUnreadConversations(
  call: RequestContext,
  { first = 20, after }: ConversationsArgs,
): Promise<UnreadConversationPage> {
  const { userId } = requireMember(call);
  const rows = await read(call.app, UNREAD, [userId, ...beyond(after), first + 1]);
  const page = cursorPage(rows, first, ({ lastActivityAt, conversationId }) =>
    cursorOf(lastActivityAt, conversationId),
  );
  const items = page.items.map(({ unreadCount, lastActivityAt: _, ...newest }) => ({
    ...{ newest, unreadCount },
  }));
  return { ...page, items };
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
 * Returns a page of one of the caller's conversations, newest first: the newest messages, those
 * before or after one, or those around one; NOT_FOUND if it is not theirs.
 */
export async function readConversation(
  call: RequestContext,
  args: ConversationMessagesArgs,
): Promise<JsonPage<MessagePage>> {
  const { userId } = requireMember(call);
  const { conversationId } = args;
  const reading = (beyond: typeof OLDER) => async (from: number, count: number) => {
    const rows = await readItems(call.app, beyond, [userId, conversationId, from, count]);
    return rows.map(({ item }) => item);
  };
  const page = await readAround(args, {
    older: reading(OLDER),
    newer: reading(NEWER),
    idOf: (item) => fromJson(item).id,
  });
  if (page.items.length === 0) await requireParticipant(call, conversationId);
  return page;
}
