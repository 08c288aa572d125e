import { differenceInMinutes, isSameDay } from 'date-fns';

/** The fields of every message. */
interface Message {
  clientKey: string | null;
  content: string;
  createdAt: string;
}

/** One bubble: a stored or an outgoing message. */
export interface LogRow<Stored, Outgoing> {
  key: string;
  content: string;
  createdAt: string;
  isMine: boolean;
  stored?: Stored;
  outgoing?: Outgoing;
  /** True if it directly follows a message of the same author. */
  continues: boolean;
}

/** The row of a bubble, and its look. */
export interface BubbleProps<Row> {
  row: Row;
  isNew: boolean;
  /** True for the message that is looked for. */
  isFound: boolean;
}

/** Rows are rebuilt for each message, but most of them are unchanged. */
export const isSameBubble = <Row extends LogRow<unknown, unknown>>(
  one: BubbleProps<Row>,
  other: BubbleProps<Row>,
) =>
  one.isNew === other.isNew &&
  one.isFound === other.isFound &&
  one.row.stored === other.row.stored &&
  one.row.outgoing === other.row.outgoing &&
  one.row.continues === other.row.continues;

interface Messages<Stored, Outgoing> {
  newestFirst: readonly Stored[];
  outgoing: readonly Outgoing[];
  userId: string;
  /** The id of its author. */
  authorOf: (message: Stored) => string;
}

const TOGETHER_MINUTES = 5;

/** Merges stored and outgoing messages without duplicates, oldest first. */
export function logRows<Stored extends Message & { id: string }, Outgoing extends Message>({
  newestFirst,
  outgoing,
  userId,
  authorOf,
}: Messages<Stored, Outgoing>): LogRow<Stored, Outgoing>[] {
  const storedKeys = new Set(newestFirst.map((message) => message.clientKey));
  const rows = [
    ...newestFirst.toReversed().map((stored) => ({
      key: stored.clientKey ?? `message-${stored.id}`,
      author: authorOf(stored),
      stored,
      message: stored as Message,
    })),
    ...outgoing
      .filter(({ clientKey }) => !storedKeys.has(clientKey))
      .map((message) => ({
        key: `${message.clientKey}`,
        author: userId,
        outgoing: message,
        message: message as Message,
      })),
  ];
  return rows.map(({ author, message: { content, createdAt }, ...row }, position) => {
    const previous = rows[position - 1];
    const continues =
      previous !== undefined &&
      previous.author === author &&
      isSameDay(previous.message.createdAt, createdAt) &&
      differenceInMinutes(createdAt, previous.message.createdAt) < TOGETHER_MINUTES;
    return { ...row, content, createdAt, isMine: author === userId, continues };
  });
}
