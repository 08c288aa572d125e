import type { MessagePartsFragment } from '../../../generated/graphql';
import { type LogRow, logRows } from '../../../ui/thread/log-rows';
import type { OutgoingMessage } from '../sync/outgoing-message';

export type BubbleRow = LogRow<MessagePartsFragment, OutgoingMessage>;

/** The bubbles of a conversation, oldest first. */
export const bubbleRows = (
  newestFirst: readonly MessagePartsFragment[],
  outgoing: readonly OutgoingMessage[],
  userId: string,
): BubbleRow[] => logRows({ newestFirst, outgoing, userId, authorOf: ({ senderId }) => senderId });
