import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { PersonPartsFragment } from '../../../generated/graphql';
import { useConversationMessagesQuery } from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { fullName } from '../../../lib/text/names';
import { IconButton } from '../../../ui/button/IconButton';
import { PushOfferSlot } from '../../../ui/card/OfferCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ArrowLeft } from '../../../ui/icon/icons';
import { Avatar } from '../../../ui/picture/Avatar';
import { DESK } from '../../../ui/theme/tokens';
import { Composer } from '../../../ui/thread/Composer';
import { logRows } from '../../../ui/thread/log-rows';
import { ThreadFailed, ThreadSkeleton } from '../../../ui/thread/ThreadSkeleton';
import { BackPlace, Frame, Header, Who } from '../../../ui/thread/thread-frame-style';
import { authorOf } from '../bubble/bubble-row';
import { NEW_CONVERSATION_ID, THREAD_PAGE } from '../compose/limits';
import { otherPerson } from '../compose/people';
import { useTypingSignal } from '../compose/use-typing-signal';
import { useIsTyping, useMessaging, useOutgoing } from '../sync/messaging-context';
import { FoundMessages } from './FoundMessages';
import { ThreadMessages } from './ThreadMessages';

interface ThreadProps {
  /** NEW_CONVERSATION_ID until the first message is sent. */
  conversationId: string;
  /** The other participant, as far as the list or the search knows. */
  person: PersonPartsFragment | undefined;
  onBack: () => void;
  /** The message that a search led to; the newest ones show without it. */
  messageId?: string | undefined;
  onNewest: () => void;
}

/** One conversation: the other participant, the messages and the composer. */
export function Thread(props: ThreadProps) {
  const { conversationId, person: known, messageId, onBack, onNewest } = props;
  const { userId, sync } = useMessaging();
  const isNew = conversationId === NEW_CONVERSATION_ID;
  const [hasWritten, setWritten] = useState(false);
  const query = useConversationMessagesQuery(
    isNew ? skipToken : { variables: { conversationId, first: THREAD_PAGE }, ...LIST_OPTIONS },
  );
  const page = (query.data ?? query.previousData)?.conversationMessages;
  const messages = page?.items ?? [];
  const person = known ?? (messages[0] && otherPerson(messages[0], userId));
  const outgoing = useOutgoing(person?.id);
  const signalTyping = useTypingSignal(conversationId);
  // Before the conversation exists, a draft is stored under the participant.
  const draft = sync.drafts.of(isNew ? undefined : conversationId, person?.id);

  const body = () => {
    if (messageId !== undefined) {
      return <FoundMessages key={messageId} {...{ conversationId, messageId, onNewest }} />;
    }
    if (!page && query.error) return <ThreadFailed query={query} />;
    if (!page && !isNew) {
      return <ThreadSkeleton />;
    }
    return (
      <ThreadMessages
        conversationId={conversationId}
        messages={messages}
        rows={logRows({ newestFirst: messages, outgoing, userId, authorOf })}
        pageInfo={page?.pageInfo}
        loadOlder={(before) => query.fetchMore({ variables: { before, first: THREAD_PAGE } })}
      />
    );
  };

  return (
    <Frame
      aria-label={person ? `Conversation with ${fullName(person)}` : 'Conversation'}
      data-whole-phone
    >
      <ThreadHeader person={person} conversationId={conversationId} onBack={onBack} />
      {body()}
      {hasWritten && (
        <div>
          <PushOfferSlot when="when they answer" />
        </div>
      )}
      <Composer
        draft={draft}
        isPending={outgoing.some((message) => message.state === 'sending')}
        canSend={person !== undefined}
        onWriting={signalTyping}
        onSend={(content) => {
          if (person) {
            setWritten(true);
            sync.outbox.add({ content, conversationId, receiverId: person.id });
            if (messageId !== undefined) onNewest();
          }
        }}
      />
    </Frame>
  );
}

function ThreadHeader({
  person,
  conversationId,
  onBack,
}: Pick<ThreadProps, 'person' | 'conversationId' | 'onBack'>) {
  const isTyping = useIsTyping(conversationId);
  // A phone hides the list with the screen’s own heading.
  const Heading = useMediaQuery(DESK) ? 'h2' : 'h1';
  return (
    <Header>
      <BackPlace>
        <IconButton label="Back to messages" icon={<ArrowLeft size={22} />} onClick={onBack} />
      </BackPlace>
      {person ? (
        <>
          <Avatar name={fullName(person)} src={person.profileImageUrl} size={44} />
          <Who>
            <Heading>{fullName(person)}</Heading>
            <p role="status">{isTyping && `${person.firstName} is typing…`}</p>
          </Who>
        </>
      ) : (
        <Skeleton width="12rem" height="1.5rem" />
      )}
    </Header>
  );
}
