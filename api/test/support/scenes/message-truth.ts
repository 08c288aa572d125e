import type { TestApp } from '../servers/test-app';

const MINE = (
  side: string,
) => `select coalesce(jsonb_agg(to_jsonb(t) order by t.user_id, t.conversation_id), '[]')
  as rows from (${side}) t where t.message_count > 0 or t.unread_count + t.read_count + t.sent_count <> 0`;

const STORED = `select user_id, conversation_id, unread_count, read_count, sent_count,
    message_count - unread_count - read_count - sent_count as archived_count, message_count
  from conversation_sides`;

// Counted from the messages alone, without any of the code's own conditions.
const TRUE = `select p.user_id, m.conversation_id,
    count(*) filter (where p.user_id = m.receiver_id and p.archived is null and m.read_at is null)::int as unread_count,
    count(*) filter (where p.user_id = m.receiver_id and p.archived is null and m.read_at is not null)::int as read_count,
    count(*) filter (where p.user_id = m.sender_id and p.archived is null)::int as sent_count,
    count(*) filter (where p.archived is not null)::int as archived_count,
    count(*)::int as message_count
  from messages m cross join lateral (values
    (m.sender_id, m.sender_archived_at, m.sender_deleted_at),
    (m.receiver_id, m.receiver_archived_at, m.receiver_deleted_at)) as p (user_id, archived, deleted)
  where p.deleted is null group by 1, 2`;

/**
 * Fails unless every counter matches the messages, and no row is left that both sides have deleted.
 */
export async function expectCountersToBeTrue(testApp: TestApp): Promise<void> {
  const { db } = testApp.running.app;
  const [[stored], [truth], orphans] = await Promise.all([
    db.query(MINE(STORED)),
    db.query(MINE(TRUE)),
    db.query(
      'select id from messages where sender_deleted_at is not null and receiver_deleted_at is not null',
    ),
  ]);
  expect(stored.rows).toEqual(truth.rows);
  expect(orphans).toEqual([]);
}

/** One user's tabs, counted from the messages. */
export async function trueCounts(testApp: TestApp, userId: number) {
  const [counts] = await testApp.running.app.db.query(
    `select coalesce(sum(unread_count), 0)::int as unread, coalesce(sum(read_count), 0)::int as read,
      coalesce(sum(sent_count), 0)::int as sent,
      coalesce(sum(archived_count), 0)::int as archived from (${TRUE}) t where user_id = $1`,
    [userId],
  );
  return counts;
}
