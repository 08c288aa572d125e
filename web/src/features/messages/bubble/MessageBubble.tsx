import { memo } from 'react';
import { timeText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/text/names';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { LinkedText } from '../../../ui/text/LinkedText';
import { type BubbleProps, isSameBubble } from '../../../ui/thread/log-rows';
import { Bubble, Meta, Row } from '../../../ui/thread/thread-style';
import { Discard, OUTGOING_STATUSES, Unsent } from '../../../ui/thread/Unsent';
import { statusOf } from '../compose/people';
import { useMessaging } from '../sync/messaging-context';
import type { OutgoingMessage } from '../sync/outgoing-message';
import type { BubbleRow } from './bubble-row';
import { MessageMenu } from './MessageMenu';

const outgoingStatus = ({ state }: OutgoingMessage) =>
  state === 'sent' ? statusOf({ isRead: false }) : OUTGOING_STATUSES[state];

/** One message, with its time and status. */
export const MessageBubble = memo(({ row, isNew, isFound }: BubbleProps<BubbleRow>) => {
  const { content, continues, createdAt, isMine, outgoing, stored } = row;
  const { outbox } = useMessaging().sync;
  const status = stored ? isMine && statusOf(stored) : outgoing && outgoingStatus(outgoing);
  return (
    <>
      <Row $isMine={isMine} $continues={continues} data-found={isFound || undefined}>
        <Bubble data-bubble $isMine={isMine} $continues={continues} $isNew={isNew}>
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
}, isSameBubble);
