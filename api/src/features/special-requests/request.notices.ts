import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';

const NEWS = statement(
  'news-of-request',
  `select r.id, r.title, r.status, event.status as "newStatus",
      case when event.is_for_asker then left(event.note, 200) end as note
    from special_requests r
    join lateral (
      select * from special_request_events
      where request_id = r.id and (status is not null or (kind = 'NOTE' and is_for_asker))
      order by id desc limit 1
    ) event on true
    where r.user_id = $1 and r.id = $2`,
);

/** A new status of a user's request, and notes for the user. */
export const requestNotices: NoticeSource = {
  async read(app, userId, subjectId) {
    const [news] = await read(app, NEWS, [userId, subjectId]);
    if (!news) return null;
    const { id, title, newStatus, note } = news;
    const status = newStatus && `Now ${newStatus.replaceAll('_', ' ')}.`;
    return {
      title: `Your request: ${title}`,
      body: [status, note].filter(Boolean).join(' '),
      path: `/requests/${id}`,
      tag: `request-${id}`,
    };
  },
};
