import {
  type UnreadConversationsQuery,
  useUnreadConversationsQuery,
} from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useInSteps } from '../../../lib/use-in-steps';
import { Inbox } from '../../../ui/icon/icons';
import { Item, MenuPlace } from '../../../ui/thread/list-style';
import { MessageMenu } from '../bubble/MessageMenu';
import { LIST_PAGE } from '../compose/limits';
import { useSelection } from '../use-selection';
import { PagedList } from './PagedList';
import { PersonRow } from './PersonRow';
import { useLastingRows } from './use-lasting-rows';

type Unread = UnreadConversationsQuery['unreadConversations']['items'][number];

const EMPTY = {
  icon: <Inbox size={28} />,
  title: 'All caught up',
  text: 'New messages appear here the moment they are sent.',
};

function UnreadRow({ newest, unreadCount }: Unread) {
  const isUnread = !newest.isRead && !newest.isArchived;
  return (
    <Item>
      <PersonRow
        conversationId={newest.conversationId}
        person={newest.sender}
        at={newest.createdAt}
        text={newest.content}
        isUnread={isUnread}
        count={isUnread && unreadCount > 1 ? unreadCount : 0}
      />
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
  const page = useInSteps(query.data ?? query.previousData)?.unreadConversations;
  return (
    <PagedList
      label="Unread messages"
      rows={useLastingRows(page?.items, isOpen)}
      pageInfo={page?.pageInfo}
      query={query}
      load={(after) => query.fetchMore({ variables: { after, first: LIST_PAGE } })}
      empty={EMPTY}
    >
      {(unread) => <UnreadRow key={unread.newest.conversationId} {...unread} />}
    </PagedList>
  );
}
