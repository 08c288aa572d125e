import { Fragment, useState } from 'react';
import {
  TalksDocument,
  useMarkTalkReadMutation,
  useTalkMessagesQuery,
} from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useReread } from '../../../lib/live/reread';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { logRows } from '../../../ui/thread/log-rows';
import { ThreadLog } from '../../../ui/thread/ThreadLog';
import { ThreadFailed, ThreadSkeleton } from '../../../ui/thread/ThreadSkeleton';
import { Day } from '../../../ui/thread/thread-style';
import { TalkBubble } from '../bubble/TalkBubble';
import { authorOf, type TalkMessage } from '../bubble/talk-message';
import { TALK_PAGE } from '../sync/cache-updates';
import { useOutgoing, useTalk } from '../sync/talk-context';

/** The newest messages of a talk, from the first new one, and marked as read once in sight. */
export function TalkLog() {
  const { userId, talk, sync } = useTalk();
  const { propertyId, propertyName, readUpTo, mayWrite } = talk;
  const query = useTalkMessagesQuery({
    variables: { propertyId, first: TALK_PAGE },
    ...LIST_OPTIONS,
  });
  const { items = [], pageInfo } = (query.data ?? query.previousData)?.talkMessages ?? {};
  const outgoing = useOutgoing(sync, propertyId);
  const rows = logRows({ newestFirst: items, outgoing, userId, authorOf });
  const [markRead] = useMarkTalkReadMutation();
  const reread = useReread();
  /** The line before the new messages stays where it was when the talk was opened. */
  const [readBefore] = useState(readUpTo);
  const isUnread = ({ id, authorId }: TalkMessage, upTo: string) =>
    authorId !== userId && idOrder(id) > idOrder(upTo);
  const firstNew = rows.find(({ stored }) => stored && isUnread(stored, readBefore));
  const lineBefore = readBefore === '0' ? undefined : firstNew?.key;
  if (!pageInfo) return query.error ? <ThreadFailed query={query} /> : <ThreadSkeleton />;
  return (
    <ThreadLog
      {...{ rows, pageInfo }}
      loadOlder={(before) => query.fetchMore({ variables: { before, first: TALK_PAGE } })}
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
            <Day as="li" data-start>
              New messages
            </Day>
          )}
          <TalkBubble row={row} isNew={isNew} isFound={false} />
        </Fragment>
      )}
    </ThreadLog>
  );
}
