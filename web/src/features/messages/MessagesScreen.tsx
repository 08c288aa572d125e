import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useConversationsQuery, useConversationWithQuery } from '../../generated/graphql';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { MessageCircleHeart } from '../../ui/icon/icons';
import { Grid } from '../../ui/layout/Grid';
import { Page } from '../../ui/layout/Page';
import { box, color, screen } from '../../ui/theme/tokens';
import { LIST_PAGE, NEW_CONVERSATION_ID } from './compose/limits';
import { ListPane } from './list/ListPane';
import { NewMessageAnnouncer } from './NewMessageAnnouncer';
import { useUnreadCount } from './sync/messaging-context';
import { LIST_OPTIONS } from './sync/query-options';
import { Thread } from './thread/Thread';
import { ThreadSkeleton } from './thread/ThreadSkeleton';
import { useSelection } from './use-selection';

/** Two panes on desktop; on phones one view at a time, depending on the address. */
const Panes = styled.div<{ $isOpen: boolean }>`
  display: grid;
  ${box.fill};
  grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  & > * {
    min-width: 0;
    min-height: 0;
  }
  & > :first-child {
    border-right: 1px solid ${color.border};
  }
  ${screen.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > :first-child {
      border-right: 0;
    }
    & > :nth-child(${({ $isOpen }) => ($isOpen ? 1 : 2)}) {
      display: none;
    }
  }
`;

/** /messages: mailboxes, conversations and the open conversation (spec §2). */
export function MessagesScreen() {
  const selection = useSelection();
  const conversations = useConversationsQuery({
    variables: { first: LIST_PAGE },
    ...LIST_OPTIONS,
  });
  const unread = useUnreadCount();
  const isConversation = selection.conversationId !== undefined || selection.person !== undefined;
  return (
    <Page fullHeight>
      <title>{unread > 0 ? `(${unread}) Messages · Fairweek` : 'Messages · Fairweek'}</title>
      <NewMessageAnnouncer openId={selection.conversationId} />
      <Panes $isOpen={selection.isOpen} data-whole-phone={isConversation || undefined}>
        <ListPane conversations={conversations} />
        <OpenConversation conversations={conversations} />
      </Panes>
    </Page>
  );
}

function OpenConversation({
  conversations,
}: {
  conversations: ReturnType<typeof useConversationsQuery>;
}) {
  const { conversationId, messageId, personId, person, settleOn, close } = useSelection();
  const known = conversations.data?.conversations.items;
  const existing = useConversationWithQuery(
    personId === undefined ? skipToken : { variables: { personId }, ...LIST_OPTIONS },
  );
  const existingId = personId === undefined ? undefined : existing.data?.conversationWith?.id;

  const settle = useEffectEvent(settleOn);
  useEffect(() => {
    if (existingId !== undefined) {
      settle(existingId);
    }
  }, [existingId]);

  const id = conversationId ?? existingId;
  if (id !== undefined) {
    const listed = known?.find((conversation) => conversation.id === id)?.person;
    const met = existing.data?.conversationWith?.person;
    return (
      <Thread
        key={id}
        conversationId={id}
        messageId={messageId}
        person={listed ?? met}
        onBack={close}
        onNewest={() => settleOn(id)}
      />
    );
  }
  if (personId !== undefined && existing.error && !existing.data) {
    return (
      <ErrorState
        message="This conversation could not be loaded."
        onRetry={() => existing.refetch()}
      />
    );
  }
  if (personId !== undefined && !existing.data) {
    return <ThreadSkeleton />;
  }
  if (personId !== undefined && person) {
    return (
      <Thread
        key={`person-${personId}`}
        conversationId={NEW_CONVERSATION_ID}
        person={person}
        onBack={close}
        onNewest={close}
      />
    );
  }
  return (
    <Grid $align="center" $justify="center">
      <EmptyState
        icon={<MessageCircleHeart size={28} />}
        title="Select a conversation"
        text="Choose one from the list, search for a person, or write a new message."
      />
    </Grid>
  );
}
