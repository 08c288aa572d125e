import { memo } from 'react';
import { timeText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/text/names';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { LinkedText } from '../../../ui/text/LinkedText';
import { Bubble, Meta, Row } from '../../../ui/thread/thread-style';
import { Discard, OUTGOING_STATUSES, Unsent } from '../../../ui/thread/Unsent';
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

const outgoingStatus = ({ state }: OutgoingMessage) =>
  state === 'sent' ? statusOf({ isRead: false }) : OUTGOING_STATUSES[state];

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
  const { outbox } = useMessaging().sync;
  const status = stored ? isMine && statusOf(stored) : outgoing && outgoingStatus(outgoing);
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
        {outgoing && <Discard message={outgoing} outbox={outbox} />}
      </Row>
      {outgoing && <Unsent message={outgoing} outbox={outbox} />}
    </>
  );
}, isSame);
