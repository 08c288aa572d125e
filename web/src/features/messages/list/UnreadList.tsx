import { Inbox } from 'lucide-react';
import {
  type UnreadConversationsQuery,
  useUnreadConversationsQuery,
} from '../../../generated/graphql';
import { fullName } from '../../../lib/names';
import { Avatar } from '../../../ui/data/Avatar';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { LIST_PAGE } from '../compose/limits';
import { LIST_OPTIONS } from '../sync/query-options';
import { MessageMenu } from '../thread/MessageMenu';
import { listTime } from '../times';
import { useSelection } from '../use-selection';
import { Item, Line, MenuPlace, Name, RowLink, Time, UnreadCount } from './list-style';
import { PagedList } from './PagedList';
import { RowPreview } from './RowPreview';
import { useLastingRows } from './use-lasting-rows';

type Unread = UnreadConversationsQuery['unreadConversations']['items'][number];

const EMPTY = {
  icon: <Inbox size={28} />,
  title: 'All caught up',
  text: 'New messages appear here the moment they are sent.',
};

function UnreadRow({ newest, unreadCount }: Unread) {
  const { conversationId, visit } = useSelection();
  const isOpen = conversationId === newest.conversationId;
  const isUnread = !newest.isRead && !newest.isArchived;
  const name = fullName(newest.sender);
  return (
    <Item>
      <RowLink
        to={`/messages?conversation=${newest.conversationId}`}
        aria-current={isOpen}
        {...visit}
      >
        <Avatar name={name} size={44} />
        <span>
          <Line>
            <Name $strong={isUnread}>{name}</Name>
            <Time dateTime={newest.createdAt}>{listTime(newest.createdAt)}</Time>
          </Line>
          <Line>
            <RowPreview
              conversationId={newest.conversationId}
              personId={newest.senderId}
              text={newest.content}
              isUnread={isUnread}
              isOpen={isOpen}
            />
            {isUnread && unreadCount > 1 && (
              <UnreadCount>
                {unreadCount > 99 ? '99+' : unreadCount}
                <VisuallyHidden> unread</VisuallyHidden>
              </UnreadCount>
            )}
          </Line>
        </span>
      </RowLink>
      {isUnread && unreadCount === 1 && (
        <MenuPlace>
          <MessageMenu message={newest} />
        </MenuPlace>
      )}
    </Item>
  );
}

/**
 * Unread: one row for each person, with the newest unread message. While a conversation is open,
 * rows that have been read keep their place, so that none moves under the pointer.
 */
export function UnreadList() {
  const { isOpen } = useSelection();
  const query = useUnreadConversationsQuery({ variables: { first: LIST_PAGE }, ...LIST_OPTIONS });
  const page = (query.data ?? query.previousData)?.unreadConversations;
  const after = page?.nextCursor;
  return (
    <PagedList
      label="Unread messages"
      rows={useLastingRows(page?.items, isOpen)}
      hasFailed={query.error !== undefined}
      onRetry={() => query.refetch()}
      loadNext={
        after ? () => query.fetchMore({ variables: { after, first: LIST_PAGE } }) : undefined
      }
      empty={EMPTY}
    >
      {(unread) => <UnreadRow key={unread.newest.conversationId} {...unread} />}
    </PagedList>
  );
}
