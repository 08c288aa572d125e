import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { cursorPage, NEWEST_ID } from '../../../core/input/cursor-page';
import { wordsQuery } from '../../../core/input/texts';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { requireReader } from '../steps/require-reader';
import { TALK_MESSAGE_COLUMNS, TALK_MESSAGES } from '../talk.columns';
import type { SearchTalkArgs } from '../talk.inputs';
import { IS_MY_PERIOD, mayReadMessage } from '../talk.policy';
import type { TalkPage } from '../talk.types';

/** One request per keystroke, above human speed. */
const SEARCHING: Limit = { name: 'search-talk', points: 120, seconds: 60 };

// The searched expression is that of the index talk_messages_search, in which each message also has
// its property as a word of its own. Found first: in the order of ids, all messages would be read.
const SEARCH = statement(
  'search-talk',
  `with asked as (
      select to_tsquery('simple', $4) as words,
        string_agg(quote_literal('@' || period.property_id), '|')::tsquery as talks
      from talk_periods period where period.property_id = coalesce($3, period.property_id)
        and ${IS_MY_PERIOD}
    ), found as materialized (
      select m.id from asked join talk_messages m on (to_tsvector('simple', m.content)
          || array_to_tsvector(array['@' || m.property_id::text])) @@ (words && talks)
      where numnode(words) > 0 and m.id < $5 and ${mayReadMessage('m')}
    )
    select ${TALK_MESSAGE_COLUMNS} from ${TALK_MESSAGES}
    where m.id in (select id from found order by id desc limit $6) order by m.id desc`,
);

/**
 * Finds the messages that the caller may read in a talk, or in all of theirs, and that contain all
 * the words or longer ones that begin so, newest first, in one statement.
 */
export async function searchTalk(
  call: RequestContext,
  { propertyId, text, first = 20, before = NEWEST_ID }: SearchTalkArgs,
): Promise<TalkPage> {
  const actor = requireMember(call);
  await call.app.throttle.consumeHere(SEARCHING, String(actor.userId));
  const wanted = [propertyId ?? null, wordsQuery(text), before, first + 1] as const;
  const rows = await read(call.app, SEARCH, [...policyValues(actor), ...wanted]);
  if (rows.length === 0 && propertyId) await requireReader(call, propertyId);
  return cursorPage(rows, first, ({ id }) => id);
}
