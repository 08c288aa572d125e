import type { ConversationPartsFragment, useConversationsQuery } from '../../../generated/graphql';
import { useInSteps } from '../../../lib/use-in-steps';
import { MessagesSquare } from '../../../ui/icon/icons';
import { Item } from '../../../ui/thread/list-style';
import { LIST_PAGE } from '../compose/limits';
import { PagedList } from './PagedList';
import { PersonRow } from './PersonRow';

const EMPTY = {
  icon: <MessagesSquare size={28} />,
  title: 'No conversations yet',
  text: 'Write to another owner and your conversation appears here.',
};

function ConversationRow({ conversation }: { conversation: ConversationPartsFragment }) {
  const { id, lastActivityAt, lastMessage, person, unreadCount } = conversation;
  return (
    <Item>
      <PersonRow
        conversationId={id}
        person={person}
        at={lastActivityAt}
        text={lastMessage ?? 'No messages'}
        isUnread={unreadCount > 0}
        count={unreadCount}
      />
    </Item>
  );
}

/** All Messages: the user's conversations, most recently active first. */
export function ConversationList({ query }: { query: ReturnType<typeof useConversationsQuery> }) {
  const page = useInSteps(query.data ?? query.previousData)?.conversations;
  const rows = page?.items.toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt));
  return (
    <PagedList
      label="Conversations"
      rows={rows}
      pageInfo={page?.pageInfo}
      query={query}
      load={(after) => query.fetchMore({ variables: { after, first: LIST_PAGE } })}
      empty={EMPTY}
    >
      {(conversation) => <ConversationRow key={conversation.id} conversation={conversation} />}
    </PagedList>
  );
}
