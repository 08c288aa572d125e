import { isSameDay } from 'date-fns';
import type { ReactNode } from 'react';
import { dayKey, dayName } from '../../lib/dates/message-times';
import { Stack } from '../layout/Stack';
import { Day } from './thread-style';

interface Dated {
  createdAt: string;
}

/** Groups rows by day; a day's key is its first message. */
function byDay<Row extends Dated>(rows: readonly Row[]): Row[][] {
  const days: Row[][] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day?.[0] && isSameDay(day[0].createdAt, row.createdAt)) {
      day.push(row);
    } else {
      days.push([row]);
    }
  }
  return days;
}

interface DaysProps<Row> {
  /** Oldest first. */
  rows: readonly Row[];
  /** Renders one message with its key. */
  children: (row: Row) => ReactNode;
}

/** The messages of a conversation under the names of their days. */
export function Days<Row extends Dated>({ rows, children }: DaysProps<Row>) {
  return byDay(rows).map(([first, ...rest]) =>
    first ? (
      <Stack as="li" $gap={0} key={dayKey(first.createdAt)}>
        <Day>{dayName(first.createdAt)}</Day>
        <ol>{[first, ...rest].map(children)}</ol>
      </Stack>
    ) : null,
  );
}
