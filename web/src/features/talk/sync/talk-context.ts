import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TalkPartsFragment } from '../../../generated/graphql';
import type { Picker } from '../../../ui/choice/picker';
import { FAILURE, useAttempt } from '../../../ui/feedback/use-attempt';
import type { LogRow } from '../../../ui/thread/log-rows';
import type { TalkMessage } from '../bubble/talk-message';
import type { OutgoingTalkMessage, TalkSync } from './talk-sync';

export type TalkRow = LogRow<TalkMessage, OutgoingTalkMessage>;

/** The message that the composer answers or changes. */
export interface Composing {
  kind: 'reply' | 'edit';
  message: TalkMessage;
}

interface TalkFrame {
  userId: string;
  talk: TalkPartsFragment;
  sync: TalkSync;
  PropertyPicker: Picker;
  /** Begins an answer to a message, its change, or a new message. */
  compose: (next?: Composing) => void;
  /** Scrolls to a message, or opens the talk around it. */
  goTo: (messageId: string) => void;
}

export const TalkContext = createContext<TalkFrame | null>(null);

/** The open talk and its user. */
export function useTalk(): TalkFrame {
  const frame = useContext(TalkContext);
  if (!frame) throw new Error('A message of a talk needs a TalkThread above it.');
  return frame;
}

/** The user's unacknowledged messages to a talk, oldest first. */
export function useOutgoing({ outbox }: TalkSync, propertyId: string) {
  const messages = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  return messages.filter((message) => message.propertyId === propertyId);
}

/** Returns a function that changes something in the open talk. */
export function useTalkChange() {
  const { sync } = useTalk();
  const { attempt } = useAttempt();
  return (action: () => Promise<unknown>) =>
    void attempt({ action, onDone: sync.reread, failure: FAILURE });
}
