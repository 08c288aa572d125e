import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/feedback/Toast';
import type { ToastMessage } from '../../ui/feedback/toast-message';
import { outcomeText, type Story, storiesOf, storyTitle } from './story';
import type { Swap } from './swap';

type News = Pick<ToastMessage, 'title' | 'description' | 'isNews'>;

/** A request that has just come, unless the user made it. */
function requestNews(story: Story): News | null {
  const { role, status, propertyName } = story.last;
  if (role !== 'ANSWERER' || status !== 'PENDING') return null;
  return {
    title: 'A swap waits for your answer',
    description: `${storyTitle(story)} · ${propertyName}`,
    isNews: true,
  };
}

/** The requester withdraws (others' ends have a reason); the other side accepts or declines. */
function isOwnAction({ role, status, answerNote }: Swap): boolean {
  if (role === 'REQUESTER') return status === 'CANCELLED' && !answerNote;
  return status === 'APPROVED' || status === 'DECLINED';
}

/** What the other side has done to a swap since the server's last answer; null if nothing. */
function answerNews(story: Story, before: Swap): News | null {
  const { last } = story;
  const { status, acceptedAt, answererName, propertyName: description } = last;
  if (last.role === 'REQUESTER' && status === 'PENDING' && acceptedAt && !before.acceptedAt) {
    return { title: `${answererName ?? 'The other owner'} agreed.`, description };
  }
  const title = before.status === status || isOwnAction(last) ? null : outcomeText(story);
  return title ? { title, description, isNews: status !== 'APPROVED' } : null;
}

/** Says in a toast what the other side does while the swaps are on screen. */
export function useSwapToasts(swaps: readonly Swap[] | undefined): void {
  const { toast } = useToast();
  const seen = useRef<readonly Swap[]>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = swaps;
    if (!before || !swaps) return;
    // A declined request continues in the offer made in its place.
    for (const story of storiesOf(swaps)) {
      const known = before.find(({ id }) => id === story.last.id);
      const news = known ? answerNews(story, known) : requestNews(story);
      if (news) toast(news);
    }
  }, [swaps, toast]);
}
