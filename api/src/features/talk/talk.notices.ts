import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { fullName } from '../auth/user.columns';
import { IS_NOTIFYING } from './steps/audience';
import type { TalkSubject } from './talk.types';

// Those who take part as an administrator see it where they have its page open.
const UNREAD = statement(
  'unread-talk',
  `select p.name, last.author, left(last.content, 200) as content,
      last.subject,
      count(*) over ()::int as count
    from talk_periods period
    join properties p on p.id = period.property_id
    left join talk_people reader on reader.property_id = p.id and reader.user_id = $1
    join lateral (
      select m.id, ${fullName('author')} as author, m.content, m.subject
      from talk_messages m join users author on author.id = m.author_id
      where m.property_id = p.id and m.id > greatest(period.after_id, coalesce(reader.read_up_to, 0))
        and m.author_id <> $1 and m.deleted_at is null
        and ${IS_NOTIFYING}
      order by m.id desc limit 99
    ) last on true
    where period.user_id = $1 and period.property_id = $2 and period.up_to_id is null
      and not period.is_administrator
    order by last.id desc limit 1`,
);

const CARDS: Readonly<Record<TalkSubject, string>> = {
  DOCUMENT: 'added a document.',
  OPEN_WEEK: 'would swap a week.',
  WEEK_GIVEN_BACK: 'gave a week back.',
};

/** One notification for each talk: its last unread message. */
export const talkNotices: NoticeSource = {
  async read(app, userId, propertyId) {
    const [unread] = await read(app, UNREAD, [userId, propertyId]);
    if (!unread) return null;
    const { name, author, content, subject, count } = unread;
    const title = count === 1 ? name : `${name} · ${count} new messages`;
    const done = subject ? CARDS[subject] : 'sent a file.';
    const body = content ? `${author}: ${content}` : `${author} ${done}`;
    return { title, body, path: `/messages?house=${propertyId}`, tag: `talk-${propertyId}` };
  },
};
