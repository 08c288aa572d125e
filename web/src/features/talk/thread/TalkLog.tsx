import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import {
  type TalkMessagesQuery,
  TalksDocument,
  useMarkTalkReadMutation,
  useTalkMessagesQuery,
} from '../../../generated/graphql';
import { serverDate } from '../../../lib/dates/server-clock';
import { idOrder } from '../../../lib/list/newest-first';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useReread } from '../../../lib/live/reread';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { logRows } from '../../../ui/thread/log-rows';
import { ThreadLog } from '../../../ui/thread/ThreadLog';
import { ThreadFailed, ThreadSkeleton } from '../../../ui/thread/ThreadSkeleton';
import { NewLine } from '../../../ui/thread/thread-style';
import { TalkBubble } from '../bubble/TalkBubble';
import { authorOf, type TalkMessage } from '../bubble/talk-message';
import { TALK_PAGE } from '../sync/cache-updates';
import { useOutgoing, useTalk } from '../sync/talk-context';

/** How many messages are loaded at most to open a talk at its first new one. */
const MOST_AT_OPENING = 4 * TALK_PAGE;

/** The newest messages of a talk, from the first new one, and marked as read once in sight. */
export function TalkLog() {
  const { userId, talk, sync } = useTalk();
  const { propertyId, propertyName, readUpTo, mayWrite } = talk;
  const query = useTalkMessagesQuery({
    variables: { propertyId, first: TALK_PAGE },
    ...LIST_OPTIONS,
  });
  const page = (query.data ?? query.previousData)?.talkMessages;
  const { items = [], pageInfo } = page ?? {};
  const outgoing = useOutgoing(sync, propertyId);
  const rows = logRows({ newestFirst: items, outgoing, userId, authorOf });
  const [markRead] = useMarkTalkReadMutation();
  const reread = useReread();
  /** The line before the new messages stays where it was when the talk was opened. */
  const [readBefore] = useState(readUpTo);
  const loadOlder = (before: string) =>
    query.fetchMore({ variables: { before, first: TALK_PAGE } });
  const [openedAt] = useState(serverDate);
  const isOpen = useOpening(page, readBefore, loadOlder);
  const isUnread = ({ id, authorId }: TalkMessage, upTo: string) =>
    authorId !== userId && idOrder(id) > idOrder(upTo);
  const isNewAtOpening = (message: TalkMessage) =>
    isUnread(message, readBefore) && new Date(message.createdAt) <= openedAt;
  const firstNew = rows.find(({ stored }) => stored && isNewAtOpening(stored));
  const lineBefore = readBefore === '0' ? undefined : firstNew?.key;
  if (!isOpen) return query.error ? <ThreadFailed query={query} /> : <ThreadSkeleton />;
  return (
    <ThreadLog
      {...{ rows, pageInfo, loadOlder }}
      newestUnread={mayWrite ? items.find((one) => isUnread(one, readUpTo))?.id : undefined}
      markRead={async (upTo) => {
        await markRead({ variables: { input: { propertyId, upTo } } });
        sync.noteRead(propertyId, upTo);
        reread([TalksDocument]);
      }}
      end={
        rows.length === 0 && (
          <li>
            <EmptyState
              title={`Say hello to ${propertyName}`}
              text="Everyone who has a share of this house reads what is written here."
            />
          </li>
        )
      }
    >
      {(row, isNew) => (
        <Fragment key={row.key}>
          {row.key === lineBefore && (
            <NewLine as="li" data-start>
              New messages
            </NewLine>
          )}
          <TalkBubble row={row} isNew={isNew} isFound={false} />
        </Fragment>
      )}
    </ThreadLog>
  );
}

/** Loads a talk as far back as the user has read; returns whether that is done. */
function useOpening(
  page: TalkMessagesQuery['talkMessages'] | undefined,
  readBefore: string,
  loadOlder: (before: string) => Promise<unknown>,
): boolean {
  const { items = [], pageInfo } = page ?? {};
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const isEnough =
    readBefore === '0' ||
    items.length >= MOST_AT_OPENING ||
    idOrder(items.at(-1)?.id) <= idOrder(readBefore);
  const before = pageInfo?.hasNextPage && !isEnough ? pageInfo.endCursor : null;
  if (!isOpen && pageInfo && before === null) open();
  const load = useEffectEvent((cursor: string) => loadOlder(cursor).catch(open));
  useEffect(() => {
    if (!isOpen && before !== null) void load(before);
  }, [isOpen, before]);
  return isOpen;
}
