import { useLayoutEffect, useRef } from 'react';
import type { UnreadConversationsQuery } from '../../../generated/graphql';
import { idOrder } from '../../../lib/list/newest-first';

type Unread = UnreadConversationsQuery['unreadConversations']['items'][number];

const conversationOf = ({ newest }: Unread) => newest.conversationId;

/** Returns the rows with those that were shown before and have been read, where they stood. */
function withRead(rows: readonly Unread[], shown: readonly Unread[]): Unread[] {
  const unread = new Set(rows.map(conversationOf));
  const result = [...rows];
  for (const [place, row] of shown.entries()) {
    if (unread.has(conversationOf(row))) continue;
    result.splice(place, 0, { ...row, newest: { ...row.newest, isRead: true } });
  }
  return result;
}

/**
 * Returns the rows that have unread messages, newest first; while `isLasting`, those that have been
 * read stay.
 */
export function useLastingRows(
  items: readonly Unread[] | undefined,
  isLasting: boolean,
): readonly Unread[] | undefined {
  const shown = useRef<readonly Unread[]>([]);
  // Messages just read or archived leave before the list is refetched.
  const unread = items
    ?.filter(({ newest }) => !newest.isRead && !newest.isArchived)
    .toSorted((one, other) => idOrder(other.newest.id) - idOrder(one.newest.id));
  const rows = unread && isLasting ? withRead(unread, shown.current) : unread;
  useLayoutEffect(() => {
    shown.current = rows ?? [];
  });
  return rows;
}
