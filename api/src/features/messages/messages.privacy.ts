import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';
import { MESSAGE_PEOPLE, ON_MY_SIDE } from './message.columns';

const MINE = statement(
  'my-message-data',
  `select m.created_at as "sentAt", sender.first_name || ' ' || sender.last_name as "from",
      receiver.first_name || ' ' || receiver.last_name as "to", m.content, m.read_at as "readAt"
    from messages m ${MESSAGE_PEOPLE}
    where (m.sender_id = $1 or m.receiver_id = $1) and ${ON_MY_SIDE} order by m.id`,
);

const ERASE = statement('erase-digests', 'delete from message_digests where user_id = $1');

// The other one keeps the conversation, as it was written.
export const messagesPersonalData: PersonalData = {
  tables: ['messages', 'conversations', 'conversation_sides', 'message_digests'],
  sections: { messages: rowsOf(MINE) },
  erase: eraseBy(ERASE),
};
