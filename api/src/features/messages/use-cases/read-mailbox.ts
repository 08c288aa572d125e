import { read, readItems } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type JsonPage, NEWEST_ID, pageById } from '../../../core/input/cursor-page';
import { mapEnum } from '../../../core/input/enum';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { UNREAD_IN_TALKS } from '../../talk/talk.columns';
import { MESSAGE_COLUMNS, MESSAGE_PEOPLE, messageItems } from '../message.columns';
import type { MailboxArgs } from '../message.inputs';
import { Mailbox, type MailboxCounts, type MessagePage } from '../message.types';

// Hidden from the planner, which would scan all messages for a user who has a large part of them.
const ME = '(select $1::bigint)';

// Each condition is that of a partial index; archived messages are in two.
const CONDITIONS: Record<Mailbox, string[]> = {
  UNREAD: [
    `m.receiver_id = ${ME} and m.read_at is null and m.receiver_archived_at is null and m.receiver_deleted_at is null`,
  ],
  READ: [
    `m.receiver_id = ${ME} and m.read_at is not null and m.receiver_archived_at is null and m.receiver_deleted_at is null`,
  ],
  SENT: [`m.sender_id = ${ME} and m.sender_archived_at is null and m.sender_deleted_at is null`],
  ARCHIVED: [
    `m.receiver_id = ${ME} and m.receiver_archived_at is not null and m.receiver_deleted_at is null`,
    `m.sender_id = ${ME} and m.sender_archived_at is not null and m.sender_deleted_at is null`,
  ],
};

const pageWhere = (condition: string) =>
  `(select * from messages m where ${condition} and m.id < $2 order by m.id desc limit $3)`;

const PAGES = mapEnum(Mailbox, (box) =>
  statement(
    'mailbox',
    messageItems(`select ${MESSAGE_COLUMNS} from (${CONDITIONS[box].map(pageWhere).join(' union all ')}) m
      ${MESSAGE_PEOPLE} order by m.id desc limit $3`),
    box,
  ),
);

const COUNTS = statement(
  'mailbox-counts',
  `select coalesce(sum(unread_count), 0)::int as unread, coalesce(sum(read_count), 0)::int as read,
      coalesce(sum(sent_count), 0)::int as sent,
      coalesce(sum(message_count - unread_count - read_count - sent_count), 0)::int as archived,
      ${UNREAD_IN_TALKS} as "unreadInTalks"
    from conversation_sides where user_id = $1`,
);

/** Returns a page of one mailbox, newest first, in one statement. */
export async function readMailbox(
  call: RequestContext,
  args: MailboxArgs,
): Promise<JsonPage<MessagePage>> {
  const { userId } = requireMember(call);
  const { box, first = 30, before = NEWEST_ID } = args;
  return pageById(await readItems(call.app, PAGES[box], [userId, before, first + 1]), first);
}

/** Counts the messages in each mailbox by summing over conversations, not messages. */
export async function countMailbox(call: RequestContext): Promise<MailboxCounts> {
  const [counts] = await read(call.app, COUNTS, policyValues(requireMember(call)));
  return counts ?? { unread: 0, read: 0, sent: 0, archived: 0, unreadInTalks: 0 };
}
