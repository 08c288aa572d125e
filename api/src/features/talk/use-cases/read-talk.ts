import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { readAround } from '../../../core/input/around-page';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import { requireReader } from '../steps/require-reader';
import {
  MY_TALKS,
  TALK_MESSAGE_COLUMNS,
  TALK_MESSAGES,
  UNREAD,
  UNREAD_COUNT,
} from '../talk.columns';
import type { TalkArgs, TalkMessagesArgs } from '../talk.inputs';
import { mayReadMessage } from '../talk.policy';
import type { TalkPage, TalkSummary, TalkView } from '../talk.types';

const READER = `left join talk_people reader
      on reader.property_id = p.id and reader.user_id = $1`;

const LIST = statement(
  'talks',
  `select p.id as "propertyId", p.name as "propertyName", p.cover_image_url as "coverImageUrl",
      ${UNREAD_COUNT} as "unreadCount", coalesce(reader.notify, 'ALL') = 'NONE' as "isMuted",
      exists (select from ${UNREAD} and exists (
        select from talk_mentions it where it.message_id = m.id and it.user_id = $1)) as "hasMention",
      (select row_to_json(view) from (
        select ${TALK_MESSAGE_COLUMNS} from ${TALK_MESSAGES} where m.id = last.id) view) as last
    from ${MY_TALKS} mine join properties p on p.id = mine.property_id ${READER}
    left join lateral (select m.id from talk_messages m
      where m.property_id = p.id and m.id > mine.reads_after_id and m.id <= mine.last_id
        and ${mayReadMessage('m')}
      order by m.id desc limit 1) last on true
    where mine.is_open or last.id is not null
    order by last.id desc nulls last, p.name_order, p.id`,
);

/** Lists the talks that the caller takes part in or has something to read in, the latest active first. */
export function listTalks(call: RequestContext): Promise<TalkSummary[]> {
  return read(call.app, LIST, policyValues(requireMember(call)));
}

// Former owners no longer see the people.
const FIND = statement(
  'talk',
  `select p.id as "propertyId", p.name as "propertyName",
      coalesce(reader.read_up_to, 0) as "readUpTo", ${UNREAD_COUNT} as "unreadCount",
      coalesce(reader.notify, 'ALL') as notify, coalesce(mine.is_open, false) as "mayWrite",
      $2::boolean as "mayAnnounce", coalesce(mine.has_joined, false) as "hasJoined",
      talk.newcomers_read_all as "newcomersReadAll",
      (select coalesce(json_agg(json_build_object('userId', u.id, 'name', ${fullName('u')},
          'profileImageUrl', u.profile_image_url, 'isAdministrator', it.is_administrator,
          'readUpTo', coalesce(other.read_up_to, 0)) order by u.name_order, u.id), '[]')
        from (select period.user_id, bool_and(period.is_administrator) as is_administrator
          from talk_periods period
          where period.property_id = p.id and period.up_to_id is null
            and ($2::boolean or mine.is_open) group by period.user_id) it
        join users u on u.id = it.user_id
        left join talk_people other on other.property_id = p.id and other.user_id = u.id) as people
    from properties p join talks talk on talk.property_id = p.id
    left join ${MY_TALKS} mine on mine.property_id = p.id ${READER}
    where p.id = $3 and ($2::boolean or mine.property_id is not null)`,
);

const PINNED = statement(
  'pinned-talk-messages',
  `select ${TALK_MESSAGE_COLUMNS} from ${TALK_MESSAGES}
    where m.property_id = $3 and m.pinned_at is not null and ${mayReadMessage('m')}
    order by m.pinned_at desc, m.id desc`,
);

/**
 * Returns the talk of a property: for those who take or took part, and for administrators, who read
 * its messages only where they have joined; FORBIDDEN for others.
 */
export async function readTalk(call: RequestContext, { propertyId }: TalkArgs): Promise<TalkView> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId] as const;
  const [talk] = await read(call.app, FIND, values);
  if (!talk) throw propertyRefusal(actor);
  return { ...talk, pinned: await read(call.app, PINNED, values) };
}

const myBound = (bound: string) =>
  `(select mine.${bound} from ${MY_TALKS} mine where mine.property_id = $3)`;

// The property is in a subquery, or the planner would scan all messages for a talk that has many;
// who joined or left long ago reads only from there.
const messagesStatement = (beyond: string, order: string, way?: string) =>
  statement(
    'talk-messages',
    `select ${TALK_MESSAGE_COLUMNS} from ${TALK_MESSAGES}
      where m.property_id = (select $3::bigint) and m.id ${beyond} $4 and ${mayReadMessage('m')}
        and m.id > ${myBound('reads_after_id')} and m.id <= ${myBound('last_id')}
      order by m.id ${order} limit $5`,
    way,
  );

const OLDER = messagesStatement('<', 'desc');
const NEWER = messagesStatement('>', 'asc', 'newer');

/**
 * Returns a page of the messages that the caller may read in a talk, newest first; FORBIDDEN
 * for those who never took part, such as an administrator who has not joined.
 */
export async function readTalkMessages(
  call: RequestContext,
  args: TalkMessagesArgs,
): Promise<TalkPage> {
  const values = [...policyValues(requireMember(call)), args.propertyId] as const;
  const reading = (beyond: typeof OLDER) => (from: number, count: number) =>
    read(call.app, beyond, [...values, from, count]);
  const page = await readAround(args, {
    older: reading(OLDER),
    newer: reading(NEWER),
    idOf: ({ id }) => id,
  });
  if (page.items.length === 0) await requireReader(call, args.propertyId);
  return page;
}
