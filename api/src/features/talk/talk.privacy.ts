import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-talk-data',
  `select p.name as property, period.is_administrator as "isAdministrator",
      period.joined_at as "joinedAt", period.left_at as "leftAt",
      reader.read_up_to as "readUpTo", reader.notify
    from talk_periods period join properties p on p.id = period.property_id
    left join talk_people reader
      on reader.property_id = period.property_id and reader.user_id = period.user_id
    where period.user_id = $1 order by period.id`,
);

const WRITTEN = statement(
  'my-talk-messages',
  `select p.name as property, m.kind, m.content, m.created_at as "sentAt",
      m.edited_at as "editedAt", m.deleted_at as "deletedAt",
      array(select u.first_name || ' ' || u.last_name from talk_mentions it
        join users u on u.id = it.user_id where it.message_id = m.id order by u.id) as mentions
    from talk_messages m join properties p on p.id = m.property_id
    where m.author_id = $1 order by m.id`,
);

const REACTED = statement(
  'my-talk-reactions',
  `select p.name as property, m.created_at as "messageOf", it.emoji
    from talk_reactions it join talk_messages m on m.id = it.message_id
    join properties p on p.id = m.property_id
    where it.user_id = $1 order by m.id, it.emoji`,
);

const ERASE_PERIODS = statement(
  'erase-talk-periods',
  'delete from talk_periods where user_id = $1',
);
const ERASE_READER = statement('erase-talk-reader', 'delete from talk_people where user_id = $1');
const ERASE_REACTIONS = statement(
  'erase-talk-reactions',
  'delete from talk_reactions where user_id = $1',
);

// The others keep the talk as it was written.
export const talkPersonalData: PersonalData = {
  tables: ['talk_periods', 'talk_people', 'talk_messages', 'talk_mentions', 'talk_reactions'],
  sections: {
    talks: rowsOf(MINE),
    talkMessages: rowsOf(WRITTEN),
    talkReactions: rowsOf(REACTED),
  },
  erase: eraseBy(ERASE_PERIODS, ERASE_READER, ERASE_REACTIONS),
};
