import { useMessagesAroundQuery } from '../../../generated/graphql';
import { FoundLog } from '../../../ui/thread/FoundLog';
import { logRows } from '../../../ui/thread/log-rows';
import { authorOf } from '../bubble/bubble-row';
import { MessageBubble } from '../bubble/MessageBubble';
import { THREAD_PAGE } from '../compose/limits';
import { useMessaging } from '../sync/messaging-context';

interface FoundMessagesProps {
  conversationId: string;
  /** The message that a search led to. */
  messageId: string;
  /** Goes on to the newest messages. */
  onNewest: () => void;
}

/** A conversation around one of its messages. */
export function FoundMessages({ conversationId, messageId, onNewest }: FoundMessagesProps) {
  const { userId } = useMessaging();
  const query = useMessagesAroundQuery({
    variables: { conversationId, around: messageId, first: THREAD_PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const page = query.data?.conversationMessages;
  const rows = logRows({ newestFirst: page?.items ?? [], outgoing: [], userId, authorOf });
  return (
    <FoundLog {...{ query, page, rows, onNewest }}>
      {(row) => (
        <MessageBubble
          key={row.key}
          row={row}
          isNew={false}
          isFound={row.stored?.id === messageId}
        />
      )}
    </FoundLog>
  );
}
