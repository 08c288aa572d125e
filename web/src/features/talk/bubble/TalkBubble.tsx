import { memo } from 'react';
import { timeText } from '../../../lib/dates/dates';
import { Megaphone } from '../../../ui/icon/icons';
import { Avatar } from '../../../ui/picture/Avatar';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { LinkedText } from '../../../ui/text/LinkedText';
import { Text } from '../../../ui/text/Text';
import { type BubbleProps, isSameBubble } from '../../../ui/thread/log-rows';
import { Bubble, Meta, Row } from '../../../ui/thread/thread-style';
import { Discard, OUTGOING_STATUSES, Unsent } from '../../../ui/thread/Unsent';
import { FileTiles } from '../../../ui/upload/FileTiles';
import { type TalkRow, useTalk } from '../sync/talk-context';
import { Reactions } from './Reactions';
import { TalkCard } from './TalkCard';
import { TalkMenu } from './TalkMenu';
import { elementIdOf, quoteText, readersOf, type TalkMessage } from './talk-message';
import { Announced, Column, Face, Quoted } from './talk-style';

const DELIVERED = '○ Delivered';

/** One message of a talk, stored or on its way. */
export const TalkBubble = memo(({ row, isNew, isFound }: BubbleProps<TalkRow>) => {
  const { outbox } = useTalk().sync;
  const { stored, isMine, continues } = row;
  const outgoing = stored ? undefined : row.outgoing;
  const side = { $isMine: isMine, $continues: continues };
  return (
    <>
      <Row {...side} id={stored && elementIdOf(stored.id)} data-found={isFound || undefined}>
        {!isMine && (
          <Face>
            {!continues && stored && (
              <Avatar name={stored.authorName} src={stored.authorPicture} size={32} />
            )}
          </Face>
        )}
        <Column $isMine={isMine}>
          <Bubble data-bubble {...side} $isNew={isNew}>
            {stored && <Author {...{ row, stored }} />}
            {stored && <Content message={stored} />}
            {outgoing && <Content message={{ ...UNSENT, ...outgoing }} />}
            <Notes row={row} />
          </Bubble>
          {stored && <Reactions message={stored} />}
        </Column>
        {stored && !stored.deletedAt && <TalkMenu message={stored} />}
        {outgoing && <Discard message={outgoing} outbox={outbox} />}
      </Row>
      {outgoing && <Unsent message={outgoing} outbox={outbox} />}
    </>
  );
}, isSameBubble);

/** The author, once for messages in a row, and in which role they write. */
function Author({ row, stored }: { row: TalkRow; stored: TalkMessage }) {
  const { authorName, isByAdministrator, kind } = stored;
  const isAnnouncement = kind === 'ANNOUNCEMENT';
  if (row.continues && !isAnnouncement) return null;
  if (row.isMine && !isAnnouncement) return <VisuallyHidden>You: </VisuallyHidden>;
  return (
    <>
      {isAnnouncement && (
        <Announced data-announced>
          <Megaphone size={16} aria-hidden /> Announcement
        </Announced>
      )}
      <Text as="p" $size="small" $weight="bold" $tone={row.isMine ? undefined : 'primary'}>
        {authorName} {isByAdministrator && !isAnnouncement && <Badge>Administrator</Badge>}
      </Text>
    </>
  );
}

/** The shown fields that an outgoing message lacks. */
const UNSENT = { authorName: 'You', card: null, deletedAt: null, mentions: [] };

type Shown = keyof typeof UNSENT | 'content' | 'files' | 'propertyId' | 'replyTo';

function Content({ message }: { message: Pick<TalkMessage, Shown> }) {
  const { goTo } = useTalk();
  const { authorName, card, content, deletedAt, files, mentions, propertyId, replyTo } = message;
  if (deletedAt) return <em>This message was deleted.</em>;
  return (
    <>
      {replyTo && (
        <Quoted type="button" onClick={() => goTo(replyTo.id)}>
          <strong>{replyTo.authorName}</strong>
          <span>{quoteText(replyTo)}</span>
        </Quoted>
      )}
      {card && <TalkCard {...{ propertyId, card }} />}
      {files.length > 0 && <FileTiles files={files} of={`from ${authorName}`} />}
      {content !== '' && (
        <LinkedText content={content} names={mentions.map(({ name }) => `@${name}`)} />
      )}
    </>
  );
}

/** When a message was written, and its current status. */
function Notes({ row: { stored, outgoing, createdAt, isMine } }: { row: TalkRow }) {
  const { people } = useTalk().talk;
  const state = outgoing?.state ?? 'sent';
  const sending = state === 'sent' ? DELIVERED : OUTGOING_STATUSES[state];
  const isRead = stored && isMine && !stored.deletedAt;
  return (
    <Meta>
      {stored?.pinnedAt && <span>Pinned</span>}
      {stored?.editedAt && !stored.deletedAt && <span>edited</span>}
      <time dateTime={createdAt}>{timeText(createdAt)}</time>
      {!stored && <span>{sending}</span>}
      {isRead && <span>{readStatus(readersOf(stored, people))}</span>}
    </Meta>
  );
}

/** How many people have read the user's message. */
function readStatus({ read, others }: ReturnType<typeof readersOf>): string {
  if (read.length === 0) return DELIVERED;
  return others.length === 0 ? '✓ Read by all' : `✓ Read by ${read.length}`;
}
