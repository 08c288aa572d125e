import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { wordsQuery } from '../../../core/input/texts';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { MESSAGE_COLUMNS, MESSAGE_PEOPLE, ON_MY_SIDE } from '../message.columns';
import type { SearchMessagesArgs } from '../message.inputs';
import type { MessagePage } from '../message.types';

/** One request per keystroke, above human speed. */
const SEARCHING: Limit = { name: 'search-messages', points: 120, seconds: 60 };

// The searched expression is that of the index messages_search. Found first: in the order of ids,
// PostgreSQL would read everyone's messages.
const SEARCH = statement(
  'search-messages',
  `with asked as (select to_tsquery('simple', $2) as words),
    found as materialized (
      select m.* from asked join messages m on (to_tsvector('simple', m.content)
          || array_to_tsvector(array['@' || m.sender_id::text, '@' || m.receiver_id::text]))
        @@ (words && quote_literal('@' || ($1::bigint)::text)::tsquery)
      where numnode(words) > 0 and m.id < $3 and $1 in (m.sender_id, m.receiver_id)
        and ${ON_MY_SIDE}
    )
    select ${MESSAGE_COLUMNS} from (select * from found order by id desc limit $4) m
      ${MESSAGE_PEOPLE} order by m.id desc`,
);

/**
 * Finds the messages on the caller's side of their own conversations that contain all the words or
 * longer ones that begin so, newest first, in one statement.
 */
export async function searchMessages(
  call: RequestContext,
  { text, first = 20, before = NEWEST_ID }: SearchMessagesArgs,
): Promise<MessagePage> {
  const { userId } = requireMember(call);
  await call.app.throttle.consumeHere(SEARCHING, String(userId));
  const rows = await read(call.app, SEARCH, [userId, wordsQuery(text), before, first + 1]);
  return cursorPage(rows, first, ({ id }) => id);
}
