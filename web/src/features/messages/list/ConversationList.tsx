import { MessagesSquare } from 'lucide-react';
import type { ConversationPartsFragment, useConversationsQuery } from '../../../generated/graphql';
import { fullName } from '../../../lib/names';
import { Avatar } from '../../../ui/data/Avatar';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { LIST_PAGE } from '../compose/limits';
import { listTime } from '../times';
import { useSelection } from '../use-selection';
import { Item, Line, Name, RowLink, Time, UnreadCount } from './list-style';
import { PagedList } from './PagedList';
import { RowPreview } from './RowPreview';

const EMPTY = {
  icon: <MessagesSquare size={28} />,
  title: 'No conversations yet',
  text: 'Write to another owner and your conversation appears here.',
};

function ConversationRow({ conversation }: { conversation: ConversationPartsFragment }) {
  const { conversationId, visit } = useSelection();
  const { id, lastActivityAt, lastMessage, person, unreadCount } = conversation;
  const isUnread = unreadCount > 0;
  const isOpen = conversationId === id;
  return (
    <Item>
      <RowLink to={`/messages?conversation=${id}`} aria-current={isOpen} {...visit}>
        <Avatar name={fullName(person)} size={44} />
        <span>
          <Line>
            <Name $strong={isUnread}>{fullName(person)}</Name>
            <Time dateTime={lastActivityAt}>{listTime(lastActivityAt)}</Time>
          </Line>
          <Line>
            <RowPreview
              conversationId={id}
              personId={person.id}
              text={lastMessage ?? 'No messages'}
              isUnread={isUnread}
              isOpen={isOpen}
            />
            {isUnread && (
              <UnreadCount>
                {unreadCount > 99 ? '99+' : unreadCount}
                <VisuallyHidden> unread</VisuallyHidden>
              </UnreadCount>
            )}
          </Line>
        </span>
      </RowLink>
    </Item>
  );
}

/** All Messages: the user's conversations, most recently active first. */
export function ConversationList({ query }: { query: ReturnType<typeof useConversationsQuery> }) {
  const page = (query.data ?? query.previousData)?.conversations;
  const after = page?.nextCursor;
  const rows = page?.items.toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt));
  return (
    <PagedList
      label="Conversations"
      rows={rows}
      hasFailed={query.error !== undefined}
      onRetry={() => query.refetch()}
      loadNext={
        after ? () => query.fetchMore({ variables: { after, first: LIST_PAGE } }) : undefined
      }
      empty={EMPTY}
    >
      {(conversation) => <ConversationRow key={conversation.id} conversation={conversation} />}
    </PagedList>
  );
}
