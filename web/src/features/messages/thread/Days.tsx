import { Stack } from '../../../ui/layout/Stack';
import { type BubbleRow, byDay } from '../bubble/bubble-rows';
import { MessageBubble } from '../bubble/MessageBubble';
import { dayKey, dayName } from '../times';
import { Day } from './thread-style';

interface DaysProps {
  /** Oldest first. */
  rows: readonly BubbleRow[];
  /** True for a row that has just arrived. */
  isNew?: (row: BubbleRow) => boolean;
  /** The message that a search led to. */
  foundId?: string;
}

/** The bubbles of a conversation under the names of their days. */
export function Days({ rows, isNew = () => false, foundId }: DaysProps) {
  return byDay(rows).map(([first, ...rest]) =>
    first ? (
      <Stack as="li" $gap={0} key={dayKey(first.createdAt)}>
        <Day>{dayName(first.createdAt)}</Day>
        <ol>
          {[first, ...rest].map((row) => (
            <MessageBubble
              key={row.key}
              row={row}
              isNew={isNew(row)}
              isFound={foundId !== undefined && row.stored?.id === foundId}
            />
          ))}
        </ol>
      </Stack>
    ) : null,
  );
}
