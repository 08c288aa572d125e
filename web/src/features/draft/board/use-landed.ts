import { useEffect, useRef } from 'react';
import { useBriefly } from '../../../lib/use-briefly';
import type { Room } from '../room/room';
import { LANDING_MS } from './board-style';

/** The weeks that were taken just now, while the draft was on screen. */
export function useLanded({ draft, taken }: Room): ReadonlySet<number> {
  const before = useRef<{ id: string; weeks: Set<number> }>(undefined);
  const [landed, setLanded] = useBriefly<number>(LANDING_MS);
  useEffect(() => {
    const last = before.current;
    before.current = { id: draft.id, weeks: new Set(taken.keys()) };
    if (last?.id !== draft.id) return;
    const fresh = [...taken.keys()].filter((week) => !last.weeks.has(week));
    if (fresh.length > 0) setLanded(new Set(fresh));
  }, [draft.id, taken, setLanded]);
  return landed;
}
