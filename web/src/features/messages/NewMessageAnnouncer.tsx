import { useSyncExternalStore } from 'react';
import { fullName } from '../../lib/text/names';
import { VisuallyHidden } from '../../ui/text/hidden';
import { useMessaging } from './sync/messaging-context';

/**
 * Says to screen readers from whom a message has come; the open conversation reads its own aloud.
 */
export function NewMessageAnnouncer({ openId }: { openId: string | undefined }) {
  const { arrivals } = useMessaging().sync;
  const message = useSyncExternalStore(arrivals.subscribe, arrivals.latest);
  const isElsewhere = message && message.conversationId !== openId;
  return (
    <VisuallyHidden aria-live="polite">
      {/* A new element each time, or a second message of one person would not be read. */}
      {isElsewhere && <span key={message.id}>New message from {fullName(message.sender)}</span>}
    </VisuallyHidden>
  );
}
