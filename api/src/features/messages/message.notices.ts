import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { fullName } from '../auth/user.columns';
import { UNREAD_IN_TALKS } from '../talk/talk.columns';

const UNREAD = statement(
  'unread-conversation',
  `select side.conversation_id as "conversationId", side.unread_count as count,
      ${fullName('other')} as sender, left(last.content, 200) as content
    from conversation_sides side
    join users other on other.id = side.other_id
    join lateral (
      select m.content from messages m
      where m.conversation_id = side.conversation_id and m.receiver_id = $1 and m.read_at is null
        and m.receiver_archived_at is null and m.receiver_deleted_at is null
      order by m.id desc limit 1
    ) last on true
    where side.user_id = $1 and side.conversation_id = $2 and side.unread_count > 0`,
);

const COUNT = statement(
  'count-unread-messages',
  `select coalesce(sum(unread_count), 0)::int + ${UNREAD_IN_TALKS} as count
    from conversation_sides where user_id = $1`,
);

/** One notification per conversation: its last unread message. */
export const messageNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const [unread] = await read(app, UNREAD, [userId, subjectId]);
    if (!unread) return null;
    const { conversationId, count, sender, content } = unread;
    const path = `/messages?conversation=${conversationId}`;
    const title = count === 1 ? sender : `${sender} · ${count} new messages`;
    return { title, body: content, path, tag: `conversation-${conversationId}` };
  },
  async listWaiting(app, userId) {
    const counts = await read(app, COUNT, [userId, false]);
    return counts.filter(({ count }) => count > 0).map(({ count }) => ({ subjectId: null, count }));
  },
};
