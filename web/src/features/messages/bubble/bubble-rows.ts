import { differenceInMinutes, isSameDay } from 'date-fns';
import type { MessagePartsFragment } from '../../../generated/graphql';
import type { OutgoingMessage } from '../sync/outgoing-message';

/** One bubble: a stored or an outgoing message. */
export interface BubbleRow {
  key: string;
  content: string;
  createdAt: string;
  isMine: boolean;
  stored?: MessagePartsFragment;
  outgoing?: OutgoingMessage;
  /** True if it directly follows a message of the same sender. */
  continues: boolean;
}

const TOGETHER_MINUTES = 5;

/** Merges stored and outgoing messages without duplicates, oldest first. */
export function bubbleRows(
  newestFirst: readonly MessagePartsFragment[],
  outgoing: readonly OutgoingMessage[],
  userId: string,
): BubbleRow[] {
  const storedKeys = new Set(newestFirst.map((message) => message.clientKey));
  const rows = [
    ...newestFirst.toReversed().map((stored) => ({
      key: stored.clientKey ?? `message-${stored.id}`,
      content: stored.content,
      createdAt: stored.createdAt,
      isMine: stored.senderId === userId,
      stored,
    })),
    ...outgoing
      .filter((message) => !storedKeys.has(message.clientKey))
      .map((message) => ({
        key: message.clientKey,
        content: message.content,
        createdAt: message.createdAt,
        isMine: true,
        outgoing: message,
      })),
  ];
  return rows.map((row, position) => {
    const previous = rows[position - 1];
    const continues =
      previous !== undefined &&
      previous.isMine === row.isMine &&
      isSameDay(previous.createdAt, row.createdAt) &&
      differenceInMinutes(row.createdAt, previous.createdAt) < TOGETHER_MINUTES;
    return { ...row, continues };
  });
}
