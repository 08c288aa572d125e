import { momentJson } from '../../core/database/json';
import { columnsOf } from '../../core/view/columns-of';
import { fullName } from '../auth/user.columns';
import { FILE_JSON } from '../files/file.columns';
import { todayAt } from '../properties/property.columns';
import { IS_MY_PERIOD, mayReadMessage, takesPart } from './talk.policy';
import { REACTIONS, TalkMessageView } from './talk.types';

const momentOrNull = (moment: string) =>
  `case when ${moment} is not null then ${momentJson(moment)} end`;

// A user who joined after the quoted message reads nothing of it.
const QUOTE = `(select json_build_object('id', quoted.id, 'authorName', ${fullName('u')},
        'excerpt', left(quoted.content, 120), 'isDeleted', quoted.deleted_at is not null)
      from talk_messages quoted join users u on u.id = quoted.author_id
      where quoted.id = m.reply_to_id and ${mayReadMessage('quoted')})`;

const MENTIONS = `(select coalesce(json_agg(json_build_object('userId', u.id, 'name', ${fullName('u')})
        order by u.id), '[]')
      from talk_mentions it join users u on u.id = it.user_id where it.message_id = m.id)`;

const FILES = `(select coalesce(json_agg(${FILE_JSON} order by it.place), '[]')
      from talk_files it join files f on f.id = it.file_id where it.message_id = m.id)`;

const IN_ORDER = `array_position(array['${REACTIONS.join("', '")}'], by.emoji)`;
const REACTED = `(select coalesce(json_agg(json_build_object('emoji', by.emoji, 'userIds', by.ids)
        order by ${IN_ORDER}), '[]')
      from (select it.emoji, json_agg(it.user_id order by it.user_id) as ids
        from talk_reactions it where it.message_id = m.id group by it.emoji) by)`;

const IS_OPEN = `case m.subject when 'DOCUMENT' then d.id is not null
        when 'OPEN_WEEK' then coalesce(b.is_open_to_swap and b.released_at is null
          and w.start_date > ${todayAt('p')}, false)
        else coalesce(y.is_open_for_claims and not y.is_drafting and not w.is_maintenance
          and w.start_date > ${todayAt('p')} and not exists (
            select from bookings taken where taken.property_id = w.property_id
              and taken.year = w.year and taken.week = w.week and taken.released_at is null), false)
        end`;

// Former owners read nothing of the thing. A card has both a subject and its id.
const CARD = `(select json_build_object('subject', coalesce(m.subject, 'DOCUMENT'),
        'subjectId', coalesce(m.subject_id, 0),
        'title', coalesce(d.title, 'Week ' || b.week || ' of ' || b.year, ''),
        'startDate', w.start_date, 'endDate', w.end_date, 'week', w.week, 'year', w.year,
        'isOpen', ${IS_OPEN},
        'isMine', m.author_id = $1 or coalesce(m.subject = 'OPEN_WEEK', false) and exists (
          select from held_shares mine where mine.id = b.share_id and mine.user_id = $1))
      from properties p
      left join property_documents d on m.subject = 'DOCUMENT' and d.id = m.subject_id
        and ${takesPart('m.property_id')}
      left join bookings b on m.subject <> 'DOCUMENT' and b.id = m.subject_id
        and ${takesPart('m.property_id')}
      left join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
      left join property_years y on y.property_id = w.property_id and y.year = w.year
      where p.id = m.property_id and m.kind = 'CARD' and m.deleted_at is null)`;

/** The columns of a TalkMessageView for a user ($1, $2), from TALK_MESSAGES. */
export const TALK_MESSAGE_COLUMNS = columnsOf(TalkMessageView, 'm', {
  authorName: fullName('author'),
  authorPicture: 'author.profile_image_url',
  clientKey: 'case when m.author_id = $1 then m.client_key end',
  replyTo: QUOTE,
  mentions: MENTIONS,
  files: FILES,
  reactions: REACTED,
  card: CARD,
  createdAt: momentJson('m.created_at'),
  editedAt: momentOrNull('m.edited_at'),
  deletedAt: momentOrNull('m.deleted_at'),
  pinnedAt: momentOrNull('m.pinned_at'),
});

/** Takes the place of the next message in talks, which it locks: their ids and times only grow. */
export const TAKE_NEXT_PLACE = `update talks
      set last_message_id = nextval(pg_get_serial_sequence('talk_messages', 'id')),
        last_message_at = greatest(last_message_at, clock_timestamp())`;

/** Messages `m` with their authors. */
export const TALK_MESSAGES = 'talk_messages m join users author on author.id = m.author_id';

/** The most that unread messages are counted to. */
const MAX_UNREAD = 99;

/** The talks of user $1 ($2), each with the bounds of what they may read. */
export const MY_TALKS = `(select period.property_id, bool_or(period.up_to_id is null) as is_open,
      bool_or(period.up_to_id is null and period.is_administrator) as has_joined,
      min(period.after_id) as after_id, min(case when period.up_to_id is null
        and talk.newcomers_read_all then 0 else period.after_id end) as reads_after_id,
      max(coalesce(period.up_to_id, talk.last_message_id)) as last_id
    from talk_periods period join talks talk on talk.property_id = period.property_id
    where ${IS_MY_PERIOD} group by period.property_id)`;

/** Others' messages of talk `mine` that the user has not read since they joined. */
export const UNREAD = `talk_messages m where m.property_id = mine.property_id
      and m.id > greatest(reader.read_up_to, mine.after_id) and m.id <= mine.last_id
      and m.author_id <> $1 and m.deleted_at is null and exists (
        select from talk_periods period
        where period.property_id = m.property_id and ${IS_MY_PERIOD}
          and m.id > period.after_id and m.id <= coalesce(period.up_to_id, m.id))`;

/** The number of them. */
export const UNREAD_COUNT = `(select count(*)::int from (select from ${UNREAD} limit ${MAX_UNREAD}) unread)`;

/** The unread messages of user $1 ($2) in the talks that they take part in and have not muted. */
export const UNREAD_IN_TALKS = `(select coalesce(sum(${UNREAD_COUNT}), 0)::int
      from ${MY_TALKS} mine left join talk_people reader
        on reader.property_id = mine.property_id and reader.user_id = $1
      where mine.is_open and reader.notify is distinct from 'NONE')`;
