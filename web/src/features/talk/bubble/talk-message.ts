import type { TalkMessagePartsFragment, TalkPartsFragment } from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';

export type TalkMessage = TalkMessagePartsFragment;
export type TalkFile = TalkMessage['files'][number];
type Quote = NonNullable<TalkMessage['replyTo']>;
type Reactions = TalkMessage['reactions'];

/** The emoji of reactions, and their names. */
export const REACTIONS = [
  ['👍', 'Thumbs up'],
  ['❤️', 'Heart'],
  ['😂', 'Laughing'],
  ['🎉', 'Hooray'],
  ['🙏', 'Thank you'],
  ['👀', 'Looking'],
] as const;

/** Whether a user has reacted with an emoji. */
export const hasReacted = (reactions: Reactions, emoji: string, userId: string) =>
  reactions.some((one) => one.emoji === emoji && one.userIds.includes(userId));

/** The reactions after a user has given one or taken it back. */
export function withReaction(
  reactions: Reactions,
  { emoji, userId, isOn }: { emoji: string; userId: string; isOn: boolean },
): Reactions {
  const none = { __typename: 'TalkReaction', emoji, userIds: [] };
  const all = reactions.some((one) => one.emoji === emoji) ? reactions : [...reactions, none];
  const others = (userIds: string[]) => userIds.filter((id) => id !== userId);
  return all
    .map((one) =>
      one.emoji === emoji
        ? { ...one, userIds: [...others(one.userIds), ...(isOn ? [userId] : [])] }
        : one,
    )
    .filter((one) => one.userIds.length > 0);
}

/** The people who have read a message, and the others, without its author. */
export function readersOf({ id, authorId }: TalkMessage, people: TalkPartsFragment['people']) {
  const all = people.filter(({ userId }) => userId !== authorId);
  const hasRead = ({ readUpTo }: { readUpTo: string }) => idOrder(readUpTo) >= idOrder(id);
  return { read: all.filter(hasRead), others: all.filter((person) => !hasRead(person)) };
}

/** A message as others quote it. */
export const quoteOf = ({ id, authorName, content }: TalkMessage): Quote => ({
  ...{ __typename: 'TalkQuote', id, authorName },
  ...{ excerpt: content.slice(0, 120), isDeleted: false },
});

/** The text of a quote. */
export const quoteText = ({ excerpt, isDeleted }: Quote) =>
  isDeleted ? 'This message was deleted.' : excerpt || 'Files';

/** The id of the element of a message. */
export const elementIdOf = (messageId: string) => `talk-message-${messageId}`;

/** Messages of one author in a row stand together. */
export const authorOf = ({ authorId }: TalkMessage) => authorId;
