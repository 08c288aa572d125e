import { momentJson } from '../../core/database/json';

/** A user row as a Person, built by PostgreSQL. */
const person = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
    'profileImageUrl', ${alias}.profile_image_url)`;

/**
 * True for messages `m` that user $1 has not deleted. Written without 'case', for which PostgreSQL
 * has no statistics: it would sort a whole conversation to find its last message.
 */
export const ON_MY_SIDE = `(m.sender_id <> $1 or m.sender_deleted_at is null)
      and (m.receiver_id <> $1 or m.receiver_deleted_at is null)`;

/** The columns of a MessageView for user $1, from messages `m` and their users. */
export const MESSAGE_COLUMNS = `m.id, m.conversation_id as "conversationId", m.sender_id as "senderId",
      m.receiver_id as "receiverId", m.content, m.client_key as "clientKey",
      ${momentJson('m.created_at')} as "createdAt", m.read_at is not null as "isRead",
      case when m.sender_id = $1 then m.sender_archived_at else m.receiver_archived_at end
        is not null as "isArchived",
      ${person('sender')} as sender, ${person('receiver')} as receiver`;

export const MESSAGE_PEOPLE = `join users sender on sender.id = m.sender_id
    join users receiver on receiver.id = m.receiver_id`;

/** The non-empty conversations of user $1 as ConversationViews; append a condition. */
export const CONVERSATIONS = `select c.id, c.participant1_id as "participant1Id",
      c.participant2_id as "participant2Id", ${person('other')} as person,
      left(last.content, 200) as "lastMessage",
      ${momentJson('side.last_activity_at')} as "lastActivityAt", side.unread_count as "unreadCount"
    from conversation_sides side
    join conversations c on c.id = side.conversation_id
    join users other on other.id = side.other_id
    join lateral (
      select m.content from messages m
      where m.conversation_id = side.conversation_id and ${ON_MY_SIDE}
      order by m.id desc limit 1
    ) last on true
    where side.user_id = $1 and side.message_count > 0`;

/** Messages in their order as items of a list, from a query that has MESSAGE_COLUMNS. */
export const messageItems = (query: string) =>
  `select row_to_json(message) as item from (${query}) message`;
