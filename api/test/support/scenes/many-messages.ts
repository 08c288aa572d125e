import type { DataSource } from 'typeorm';
import type { User } from '../../../src/features/auth/user.entity';

/** Enough other users to make a list of conversations long. */
const PEOPLE = 200;

/**
 * Stores this many messages between a user and many others, half of them with one of those, read,
 * unread, archived and deleted in turn, and sets every side's counters by counting.
 */
export async function storeManyMessages(
  db: DataSource,
  { user, other, count }: { user: User; other: User; count: number },
): Promise<void> {
  const run = Math.random().toString(36).slice(2);
  await db.query(
    `insert into users (first_name, last_name, email)
      select 'Many' || n, 'People', 'many' || n || '-${run}@example.test'
      from generate_series(1, ${PEOPLE}) n`,
  );
  await db.query(
    `insert into conversations (participant1_id, participant2_id, last_activity_at)
      select least($1, id), greatest($1, id), now() from users
      where id <> $1 and (id = $2 or email like 'many%-${run}@%') order by id
      on conflict do nothing`,
    [user.id, other.id],
  );
  await db.query(
    `with mine as (
        select array_agg(c.id order by c.id) as ids, min(c.id) filter (where $2 in (participant1_id, participant2_id)) as main
        from conversations c where $1 in (participant1_id, participant2_id)
      ), made as (
        select n, case when n % 2 = 0 then main else ids[1 + n % cardinality(ids)] end as conversation_id
        from generate_series(1, $3::int) n, mine
      ), ends as (
        select n, c.id, case when n % 3 = 0 then $1 else participant1_id + participant2_id - $1 end as sender_id,
          participant1_id + participant2_id as both_ids
        from made join conversations c on c.id = made.conversation_id
      )
      insert into messages (conversation_id, sender_id, receiver_id, content, created_at, read_at,
        receiver_archived_at, sender_deleted_at)
      select id, sender_id, both_ids - sender_id, 'Message ' || n, now(),
        case when n % 5 < 3 then now() end, case when n % 11 = 0 then now() end, case when n % 13 = 0 then now() end
      from ends order by n`,
    [user.id, other.id, count],
  );
  await db.query(
    `insert into conversation_sides (user_id, other_id, conversation_id, last_activity_at,
        unread_count, read_count, sent_count, message_count)
      select p.me, p.other, m.conversation_id, now(),
        count(*) filter (where not p.is_sender and not p.is_archived and m.read_at is null),
        count(*) filter (where not p.is_sender and not p.is_archived and m.read_at is not null),
        count(*) filter (where p.is_sender and not p.is_archived), count(*)
      from messages m cross join lateral (values
        (m.sender_id, m.receiver_id, true, m.sender_archived_at is not null, m.sender_deleted_at),
        (m.receiver_id, m.sender_id, false, m.receiver_archived_at is not null, m.receiver_deleted_at)
      ) as p (me, other, is_sender, is_archived, deleted_at)
      where p.deleted_at is null
      group by 1, 2, 3
      on conflict (user_id, conversation_id) do update set unread_count = excluded.unread_count,
        read_count = excluded.read_count, sent_count = excluded.sent_count,
        message_count = excluded.message_count`,
  );
}
