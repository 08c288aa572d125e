import { useRef } from 'react';
import { useSetTypingMutation } from '../../../generated/graphql';
import { NEW_CONVERSATION_ID, TYPING_SENT_EVERY_MS } from './limits';

/** Returns what notifies the other participant that the user is typing. */
export function useTypingSignal(conversationId: string) {
  const [setTyping] = useSetTypingMutation();
  const lastSignal = useRef(0);
  return () => {
    const now = Date.now();
    if (conversationId === NEW_CONVERSATION_ID || now - lastSignal.current < TYPING_SENT_EVERY_MS) {
      return;
    }
    lastSignal.current = now;
    setTyping({ variables: { conversationId } }).catch(() => {
      // A lost typing indicator does no harm.
    });
  };
}
