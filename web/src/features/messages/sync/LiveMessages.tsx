import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  MailboxCountsDocument,
  MyMessageEventsDocument,
  MyTalkEventsDocument,
  useMailboxCountsQuery,
} from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useLive } from '../../../lib/live/use-live';
import { useToast } from '../../../ui/toast/Toast';
import { useLeaveWarning } from '../../../ui/unsaved/unsaved';
import { MessageSync } from './message-sync';
import { CountsContext, MessagingContext } from './messaging-context';

interface LiveMessagesProps {
  userId: string;
  /** Calls back when events may have been missed. */
  live: { onReconnected(listener: () => void): () => void };
  children: ReactNode;
}

/** Keeps messages, lists and counts up to date on every screen of a signed-in user. */
export function LiveMessages(props: LiveMessagesProps) {
  return <SignedInMessages key={props.userId} {...props} />;
}

function SignedInMessages({ userId, live, children }: LiveMessagesProps) {
  const client = useApolloClient();
  const { toast } = useToast();
  const [sync] = useState(
    () =>
      new MessageSync({
        client,
        live,
        userId,
        onAllSent: () =>
          toast({
            title: 'Message sent successfully',
            description: 'Your message has been delivered.',
            isRoutine: true,
          }),
        onSendFailure: (refusal) =>
          toast({
            title: 'Failed to send message',
            description: refusal || 'Please try again',
            destructive: true,
          }),
      }),
  );
  useEffect(() => sync.start(), [sync]);
  useLive(MyMessageEventsDocument, { apply: sync.applyEvent });
  useLive(MyTalkEventsDocument, {
    reread: [MailboxCountsDocument],
    when: (event) => event.kind !== 'READ' || event.userId === userId,
  });
  // Queued messages survive a reload but not a closed tab, and the browser cannot tell them apart.
  useLeaveWarning(useSyncExternalStore(sync.outbox.subscribe, sync.outbox.hasWaiting));
  const { data, previousData } = useMailboxCountsQuery(LIST_OPTIONS);
  const counts = (data ?? previousData)?.mailboxCounts;
  const messaging = useMemo(() => ({ userId, sync }), [userId, sync]);
  return (
    <MessagingContext value={messaging}>
      <CountsContext value={counts}>{children}</CountsContext>
    </MessagingContext>
  );
}
