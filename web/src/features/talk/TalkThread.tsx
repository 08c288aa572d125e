import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  MyTalkEventsDocument,
  type TalkPartsFragment,
  useTalkQuery,
} from '../../generated/graphql';
import { LIST_OPTIONS } from '../../lib/list/query-options';
import { useLive } from '../../lib/live/use-live';
import { errorCode, errorText } from '../../lib/network/error-text';
import type { Picker } from '../../ui/choice/picker';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Muted } from '../../ui/text/Text';
import { ThreadFailed, ThreadSkeleton } from '../../ui/thread/ThreadSkeleton';
import { Frame, Header } from '../../ui/thread/thread-frame-style';
import { useToast } from '../../ui/toast/Toast';
import { useLeaveWarning } from '../../ui/unsaved/unsaved';
import { elementIdOf } from './bubble/talk-message';
import { TalkComposer } from './compose/TalkComposer';
import { useTalkFiles } from './compose/use-talk-files';
import { TalkHeader } from './people/TalkHeader';
import { type Composing, TalkContext } from './sync/talk-context';
import { type TalkSync, talkSyncOf } from './sync/talk-sync';
import { FoundTalk } from './thread/FoundTalk';
import { JoinOffer } from './thread/JoinOffer';
import { PinnedStrip } from './thread/PinnedStrip';
import { TalkLog } from './thread/TalkLog';

interface TalkThreadProps {
  userId: string;
  propertyId: string;
  PropertyPicker: Picker;
  /** The message to show; defaults to the newest ones. */
  messageId: string | undefined;
  onBack: () => void;
  /** Opens the talk around a message, or at the newest ones. */
  onOpen: (messageId?: string) => void;
}

/** The conversation of a house: its people, the messages and the composer. */
export function TalkThread(props: TalkThreadProps) {
  const { userId, propertyId } = props;
  const sync = useSync(userId);
  const query = useTalkQuery({ variables: { propertyId }, ...LIST_OPTIONS });
  if (query.data) return <OpenTalk {...props} talk={query.data.talk} sync={sync} />;
  return (
    <Frame aria-label="Conversation">
      <Header />
      {errorCode(query.error) === 'FORBIDDEN' ? (
        <EmptyState title="This conversation is for owners of the house." />
      ) : query.error ? (
        <ThreadFailed
          query={query}
          message={errorText(query.error, 'This conversation could not be loaded.')}
        />
      ) : (
        <ThreadSkeleton />
      )}
    </Frame>
  );
}

/** Keeps the open talk up to date until it is closed. */
function useSync(userId: string): TalkSync {
  const sync = talkSyncOf(useApolloClient(), userId);
  const { toast } = useToast();
  useLive(MyTalkEventsDocument, { apply: sync.applyEvent });
  useLeaveWarning(useSyncExternalStore(sync.outbox.subscribe, sync.outbox.hasWaiting));
  useEffect(() => sync.close, [sync]);
  useEffect(() => {
    sync.onFailure = (refusal) =>
      toast({
        title: 'Failed to send message',
        description: refusal || 'Please try again',
        destructive: true,
      });
  }, [sync, toast]);
  return sync;
}

type OpenTalkProps = TalkThreadProps & { talk: TalkPartsFragment; sync: TalkSync };

function OpenTalk({ onBack, onOpen, messageId, ...frame }: OpenTalkProps) {
  const { talk, sync } = frame;
  const { propertyId, propertyName, mayWrite, mayAnnounce } = talk;
  const [composing, compose] = useState<Composing>();
  const files = useTalkFiles(propertyId);
  useAddressDraft(sync, propertyId, onOpen);
  const goTo = (id: string) => {
    const bubble = document.getElementById(elementIdOf(id));
    if (!bubble) return onOpen(id);
    bubble.scrollIntoView({ block: 'center', behavior: 'smooth' });
    bubble.dataset.found = '';
    setTimeout(() => delete bubble.dataset.found, 2_000);
  };
  const isOutside = mayAnnounce && !mayWrite;
  return (
    <TalkContext value={{ ...frame, compose, goTo }}>
      <Frame
        aria-label={`Conversation of ${propertyName}`}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (mayWrite) files.add([...event.dataTransfer.files]);
        }}
      >
        <TalkHeader onBack={onBack} />
        <PinnedStrip />
        {isOutside ? (
          <JoinOffer />
        ) : messageId === undefined ? (
          <TalkLog />
        ) : (
          <FoundTalk key={messageId} messageId={messageId} onNewest={() => onOpen()} />
        )}
        {mayWrite && (
          <TalkComposer
            {...{ composing, files }}
            onSent={() => {
              compose(undefined);
              if (messageId !== undefined) onOpen();
            }}
          />
        )}
        {!mayWrite && !isOutside && (
          <Muted role="note" style={{ padding: '1rem', textAlign: 'center' }}>
            You have left this house. What was written in your time stays here to read.
          </Muted>
        )}
      </Frame>
    </TalkContext>
  );
}

/** Makes the text in the address a draft unless there is one, and removes it from the address. */
function useAddressDraft(sync: TalkSync, propertyId: string, onOpen: () => void) {
  const [parameters] = useSearchParams();
  const text = parameters.get('text');
  // Before the composer reads its draft.
  useState(() => {
    const draft = sync.drafts.of(propertyId, undefined);
    if (text && draft.read() === '') draft.write(text);
  });
  const settle = useEffectEvent(onOpen);
  useEffect(() => {
    if (text !== null) settle();
  }, [text]);
}
