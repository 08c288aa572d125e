import { useEffect, useRef, useState } from 'react';
import type { Room } from '../room/room';
import { LANDING_MS } from './board-style';

const NONE: ReadonlySet<number> = new Set();

/** The weeks that were taken just now, while the draft was on screen. */
export function useLanded({ draft, taken }: Room): ReadonlySet<number> {
  const before = useRef<{ id: string; weeks: Set<number> }>(undefined);
  const [landed, setLanded] = useState(NONE);
  useEffect(() => {
    const last = before.current;
    before.current = { id: draft.id, weeks: new Set(taken.keys()) };
    if (last?.id !== draft.id) return;
    const fresh = [...taken.keys()].filter((week) => !last.weeks.has(week));
    if (fresh.length > 0) setLanded(new Set(fresh));
  }, [draft.id, taken]);
  useEffect(() => {
    if (landed.size === 0) return;
    const timer = setTimeout(() => setLanded(NONE), LANDING_MS);
    return () => clearTimeout(timer);
  }, [landed]);
  return landed;
}
