import { createContext, useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toast/Toast';
import type { ToastMessage } from '../../ui/toast/toast-message';
import { outcomeText, type Story, storiesOf, storyTitle } from './story';
import type { Swap } from './swap';

type News = Pick<ToastMessage, 'title' | 'description' | 'isNews'>;

/** A request that has just come, unless the user made it. */
function requestNews(story: Story): News | null {
  const { role, status, propertyName } = story.last;
  if (role !== 'ANSWERER' || status !== 'PENDING') return null;
  return {
    title: 'A swap is waiting for your answer',
    description: `${storyTitle(story)} · ${propertyName}`,
    isNews: true,
  };
}

/** The requester withdraws (others' ends have a reason); the other side accepts or declines. */
function isOwnAction({ role, status, answerNote }: Swap): boolean {
  if (role === 'REQUESTER') return status === 'CANCELLED' && !answerNote;
  return status === 'APPROVED' || status === 'DECLINED';
}

/** The other side’s change of a swap since the server’s last answer; null if there is none. */
function answerNews(story: Story, before: Swap): News | null {
  const { last } = story;
  const { status, acceptedAt, answererName, propertyName: description } = last;
  if (last.role === 'REQUESTER' && status === 'PENDING' && acceptedAt && !before.acceptedAt) {
    return { title: `${answererName ?? 'The other owner'} agreed.`, description };
  }
  const title = before.status === status || isOwnAction(last) ? null : outcomeText(story);
  return title ? { title, description, isNews: status !== 'APPROVED' } : null;
}

/** The other side’s change of each story since the server’s previous answer. */
function changesSince(before: readonly Swap[], swaps: readonly Swap[]) {
  // A declined request continues in the offer made in its place.
  return storiesOf(swaps).flatMap((story) => {
    const { id } = story.last;
    const known = before.find((swap) => swap.id === id);
    const news = known ? answerNews(story, known) : requestNews(story);
    return news ? [{ id, news }] : [];
  });
}

/** The ids of swaps whose cards flash, because the other side has just changed them. */
export const FreshSwaps = createContext<ReadonlySet<string>>(new Set());

/** Marks a swap's card, so that it is known whether it is on screen. */
export const cardOf = (id: string) => ({ 'data-swap': id });

function isInSight(id: string): boolean {
  const card = document.querySelector(`[data-swap="${id}"]`)?.getBoundingClientRect();
  return card !== undefined && card.bottom >= 0 && card.top < window.innerHeight;
}

/**
 * Says what the other side does while the swaps are on screen: the card flashes and screen readers
 * hear it. A toast says it only where the card has scrolled away.
 */
export function useSwapNews(swaps: readonly Swap[] | undefined) {
  const { toast } = useToast();
  const seen = useRef<readonly Swap[]>(undefined);
  const [news, setNews] = useState({ said: '', fresh: new Set<string>() });
  useEffect(() => {
    const before = seen.current;
    seen.current = swaps;
    if (!before || !swaps) return;
    const changes = changesSince(before, swaps);
    if (changes.length === 0) return;
    const here = changes.filter(({ id }) => isInSight(id));
    for (const change of changes) if (!here.includes(change)) toast(change.news);
    setNews({
      said: here.map(({ news: { title, description } }) => `${title} · ${description}`).join(' '),
      fresh: new Set(changes.map(({ id }) => id)),
    });
  }, [swaps, toast]);
  return news;
}
