import { differenceInMinutes, isSameDay } from 'date-fns';
import type { MessagePartsFragment } from '../../generated/graphql';
import type { OutgoingMessage } from './outbox';

/** One bubble: a stored message, or one on its way. */
export interface BubbleRow {
  key: string;
  content: string;
  createdAt: string;
  isMine: boolean;
  stored?: MessagePartsFragment;
  outgoing?: OutgoingMessage;
  /** Set on the first message of a day. */
  startsDay: boolean;
  /** True when it continues what the same person wrote just before. */
  continues: boolean;
}

const TOGETHER_MINUTES = 5;

/** Puts stored and outgoing messages in order, oldest first, each once. */
export function bubbleRows(
  newestFirst: readonly MessagePartsFragment[],
  outgoing: readonly OutgoingMessage[],
  userId: number,
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
    const startsDay = !previous || !isSameDay(previous.createdAt, row.createdAt);
    const continues =
      !startsDay &&
      previous.isMine === row.isMine &&
      differenceInMinutes(row.createdAt, previous.createdAt) < TOGETHER_MINUTES;
    return { ...row, startsDay, continues };
  });
}
