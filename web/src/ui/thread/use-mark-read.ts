import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { idOrder } from '../../lib/list/newest-first';
import { useAttention } from '../../lib/screen/use-attention';

const TRY_AGAIN_AFTER_MS = 3_000;

interface MarkReadOptions {
  /** The newest message that is not read; undefined if there is none. */
  newestUnread: string | undefined;
  /** True while the end of the conversation is in sight. */
  isAtEnd: boolean;
  /** Stores that the user has read up to a message. */
  mark: (upToMessageId: string) => Promise<unknown>;
}

/** Marks a conversation as read up to its newest message once that message is visible. */
export function useMarkRead({ newestUnread, isAtEnd, mark }: MarkReadOptions): void {
  const isLooking = useAttention();
  const [failures, setFailures] = useState(0);
  const marked = useRef(0);
  const store = useEffectEvent(mark);

  useEffect(() => {
    const newest = idOrder(newestUnread);
    if (newestUnread === undefined || newest <= marked.current || !isLooking || !isAtEnd) {
      return;
    }
    const markNow = async () => {
      try {
        await store(newestUnread);
        marked.current = newest;
      } catch {
        timer = setTimeout(() => setFailures(failures + 1), TRY_AGAIN_AFTER_MS);
      }
    };
    // After the first layout: a thread may start at its first new message, far above the end.
    let timer = setTimeout(markNow);
    return () => clearTimeout(timer);
  }, [newestUnread, isLooking, isAtEnd, failures]);
}
