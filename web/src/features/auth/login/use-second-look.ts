import { useEffect, useEffectEvent } from 'react';
import { SECOND_LOOK_MS } from '../constants';
import type { SessionUser } from '../session/session';

interface SecondLook {
  /** The server says that nobody is signed in, where somebody was a moment ago. */
  isDoubtful: boolean;
  look: () => Promise<SessionUser | null>;
  /** The session was replaced: what hung on the old one has to start anew. */
  onReplaced: () => void;
  onEnded: () => void;
}

/** Believes in the end of a session only when a second look, a moment later, finds nobody either. */
export function useSecondLook({ isDoubtful, look, onReplaced, onEnded }: SecondLook): void {
  const lookAgain = useEffectEvent(async (isStillDoubtful: () => boolean) => {
    if (await look()) onReplaced();
    else if (isStillDoubtful()) onEnded();
  });

  useEffect(() => {
    if (!isDoubtful) return;
    let isCurrent = true;
    const timer = setTimeout(() => lookAgain(() => isCurrent), SECOND_LOOK_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isDoubtful]);
}
