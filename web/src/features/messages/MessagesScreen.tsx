import { skipToken } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import {
  useConversationsQuery,
  useConversationWithQuery,
  usePersonQuery,
} from '../../generated/graphql';
import { LIST_OPTIONS } from '../../lib/list/query-options';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { MessageCircleHeart } from '../../ui/icon/icons';
import { Grid } from '../../ui/layout/Grid';
import { Page } from '../../ui/layout/Page';
import { box, color, screen } from '../../ui/theme/tokens';
import { ThreadFailed, ThreadSkeleton } from '../../ui/thread/ThreadSkeleton';
import { LIST_PAGE, NEW_CONVERSATION_ID } from './compose/limits';
import { ListPane } from './list/ListPane';
import { NewMessageAnnouncer } from './NewMessageAnnouncer';
import { useUnreadCount } from './sync/messaging-context';
import { Thread } from './thread/Thread';
import { type Selection, useSelection } from './use-selection';

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

interface MessagesScreenProps {
  /** Whether the list waits for the houses, which stand above it and would move it. */
  areHousesPending?: boolean;
  /** Renders the conversations of houses in the list. */
  housesOf?: (selection: Selection) => ReactNode;
  /** Renders the messages of houses that contain words. */
  foundOf?: (text: string, selection: Selection) => ReactNode;
  /** Renders the open conversation of a house. */
  houseOf?: (selection: Selection) => ReactNode;
}

/** /messages: mailboxes, conversations and the open conversation (spec §2). */
export function MessagesScreen({
  areHousesPending = false,
  housesOf,
  foundOf,
  houseOf,
}: MessagesScreenProps) {
  const selection = useSelection();
  const conversations = useConversationsQuery({
    variables: { first: LIST_PAGE },
    ...LIST_OPTIONS,
  });
  const unread = useUnreadCount();
  return (
    <Page fullHeight>
      <title>{unread > 0 ? `(${unread}) Messages · Fairweek` : 'Messages · Fairweek'}</title>
      <NewMessageAnnouncer openId={selection.conversationId} />
      <Panes $isOpen={selection.isOpen}>
        <ListPane
          conversations={conversations}
          isPending={areHousesPending}
          houses={housesOf?.(selection)}
          housesFound={(text) => foundOf?.(text, selection)}
        />
        {selection.houseId ? houseOf?.(selection) : <OpenConversation {...{ conversations }} />}
      </Panes>
    </Page>
  );
}

/** Where no conversation is open. */
function NoThread({ title }: { title: string }) {
  return (
    <Grid $align="center" $justify="center">
      <EmptyState
        icon={<MessageCircleHeart size={28} />}
        title={title}
        text="Choose one from the list, search for a person, or write a new message."
      />
    </Grid>
  );
}

/** The empty thread with the person in the address, unless a conversation is found. */
function NewThread({
  personId,
  existing,
}: {
  personId: string;
  existing: ReturnType<typeof useConversationWithQuery>;
}) {
  const { person: known, close } = useSelection();
  const named = usePersonQuery(known ? skipToken : { variables: { id: personId } });
  const person = known ?? named.data?.person;
  const failed = [existing, named].find(({ data, error }) => error && !data);
  if (failed) return <ThreadFailed query={failed} />;
  if (!existing.data || named.loading) return <ThreadSkeleton />;
  if (!person) return <NoThread title="There is no such person" />;
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

function OpenConversation({
  conversations,
}: {
  conversations: ReturnType<typeof useConversationsQuery>;
}) {
  const { conversationId, messageId, personId, settleOn, close } = useSelection();
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
  if (personId !== undefined) return <NewThread {...{ personId, existing }} />;
  return <NoThread title="Select a conversation" />;
}
