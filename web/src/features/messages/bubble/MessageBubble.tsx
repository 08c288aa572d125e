import { memo } from 'react';
import { timeText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { CircleAlert, X } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { LinkedText } from '../../../ui/text/LinkedText';
import { Bubble, Meta, NotSent, Row } from '../../../ui/thread/thread-style';
import { statusOf } from '../compose/people';
import { useMessaging } from '../sync/messaging-context';
import type { OutgoingMessage } from '../sync/outgoing-message';
import type { BubbleRow } from './bubble-rows';
import { MessageMenu } from './MessageMenu';

interface MessageBubbleProps {
  row: BubbleRow;
  isNew: boolean;
  /** True for the message that a search led to. */
  isFound: boolean;
}

/** Rows are rebuilt for each message, but most of them are unchanged. */
const isSame = (one: MessageBubbleProps, other: MessageBubbleProps) =>
  one.isNew === other.isNew &&
  one.isFound === other.isFound &&
  one.row.stored === other.row.stored &&
  one.row.outgoing === other.row.outgoing &&
  one.row.continues === other.row.continues;

/** One message, with its time and status. */
export const MessageBubble = memo(({ row, isNew, isFound }: MessageBubbleProps) => {
  const { content, continues, createdAt, isMine, outgoing, stored } = row;
  const status = stored ? isMine && statusOf(stored) : outgoing && STATUSES[outgoing.state];
  return (
    <>
      <Row $isMine={isMine} $continues={continues} data-found={isFound || undefined}>
        <Bubble $isMine={isMine} $continues={continues} $isNew={isNew}>
          {!continues && (
            <VisuallyHidden>{isMine || !stored ? 'You' : fullName(stored.sender)}: </VisuallyHidden>
          )}
          <LinkedText content={content} />
          <Meta>
            {stored?.isArchived && <span>Archived</span>}
            <time dateTime={createdAt}>{timeText(createdAt)}</time>
            {status && <span>{status}</span>}
          </Meta>
        </Bubble>
        {stored && <MessageMenu message={stored} />}
        {outgoing?.state === 'waiting' && <Discard clientKey={outgoing.clientKey} />}
      </Row>
      {outgoing && <Unsent message={outgoing} />}
    </>
  );
}, isSame);

const STATUSES: Record<OutgoingMessage['state'], string> = {
  sending: 'Sending…',
  waiting: 'Waiting to be sent…',
  failed: '',
  refused: '',
  sent: statusOf({ isRead: false }),
};

function Discard({ clientKey }: Pick<OutgoingMessage, 'clientKey'>) {
  const { outbox } = useMessaging().sync;
  return (
    <IconButton
      size="small"
      label="Discard"
      icon={<X size={18} />}
      onClick={() => outbox.discard(clientKey)}
    />
  );
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
