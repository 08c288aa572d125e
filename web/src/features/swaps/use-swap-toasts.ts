import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/feedback/Toast';
import { outcomeText, storiesOf, storyTitle } from './story';
import type { Swap } from './swap';

interface News {
  title: string;
  description: string;
}

/** What someone else has done since the server's last answer; null if nothing, or if it was me. */
function newsOf(swap: Swap, before: Swap | undefined, swaps: readonly Swap[]): News | null {
  const story = storiesOf(swaps).find(({ last }) => last.id === swap.id);
  // A declined request continues in the offer made in its place.
  if (!story) return null;
  const { role, status, acceptedAt, answerNote, propertyName } = swap;
  const isMine = role === 'REQUESTER';
  if (!before) {
    const description = `${storyTitle(story)} · ${propertyName}`;
    const isAsked = !isMine && status === 'PENDING';
    return isAsked ? { title: 'A swap waits for your answer', description } : null;
  }
  if (isMine && status === 'PENDING' && acceptedAt && !before.acceptedAt) {
    return {
      title: `${swap.answererName ?? 'The other owner'} agreed.`,
      description: propertyName,
    };
  }
  const title = before.status === status ? null : outcomeText(story);
  // The requester withdraws, the other side accepts or declines.
  const isOwnAction = isMine
    ? status === 'CANCELLED' && !answerNote
    : status === 'APPROVED' || status === 'DECLINED';
  return title && !isOwnAction ? { title, description: propertyName } : null;
}

/** Says in a toast what the other side does while the swaps are on screen. */
export function useSwapToasts(swaps: readonly Swap[] | undefined): void {
  const { toast } = useToast();
  const seen = useRef<readonly Swap[]>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = swaps;
    if (!before || !swaps) return;
    for (const swap of swaps) {
      const known = before.find(({ id }) => id === swap.id);
      const news = newsOf(swap, known, swaps);
      if (news) toast(news);
    }
  }, [swaps, toast]);
}
