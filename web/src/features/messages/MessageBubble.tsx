import { CircleAlert } from 'lucide-react';
import { Button } from '../../ui/Button';
import type { BubbleRow } from './bubble-rows';
import { MessageMenu } from './MessageMenu';
import { useMessaging } from './messaging-context';
import type { OutgoingMessage } from './outbox';
import { statusOf } from './people';
import { Bubble, Meta, NotSent, Row, Text } from './thread-style';
import { clockTime } from './times';

/** The text is shown as it is, links included: nothing in it can be clicked. */
export function MessageBubble({ row, isNew }: { row: BubbleRow; isNew: boolean }) {
  const { content, continues, createdAt, isMine, outgoing, stored } = row;
  const status = stored ? isMine && statusOf(stored) : outgoingStatus(outgoing);
  return (
    <>
      <Row $isMine={isMine} $continues={continues}>
        <Bubble $isMine={isMine} $continues={continues} $isNew={isNew}>
          <Text>{content}</Text>
          <Meta>
            {stored?.isArchived && <span>Archived</span>}
            <time dateTime={createdAt}>{clockTime(createdAt)}</time>
            {status && <span>{status}</span>}
          </Meta>
        </Bubble>
        {stored && <MessageMenu message={stored} />}
      </Row>
      {outgoing && <Unsent message={outgoing} />}
    </>
  );
}

function outgoingStatus(message: OutgoingMessage | undefined) {
  if (message?.state === 'sent') {
    return statusOf({ isRead: false });
  }
  return message?.state === 'sending' && 'Sending…';
}

function Unsent({ message: { clientKey, state } }: { message: OutgoingMessage }) {
  const { outbox } = useMessaging().sync;
  if (state !== 'failed' && state !== 'refused') {
    return null;
  }
  return (
    <li>
      <NotSent role="status">
        <CircleAlert size={16} aria-hidden />
        Not sent
        <Button variant="ghost" size="small" onClick={() => outbox.retry(clientKey)}>
          Retry
        </Button>
        <Button variant="ghost" size="small" onClick={() => outbox.discard(clientKey)}>
          Discard
        </Button>
      </NotSent>
    </li>
  );
}
