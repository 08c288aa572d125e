import { useEffect, useEffectEvent } from 'react';
import { SECOND_LOOK_MS } from '../constants';
import type { SessionUser } from '../session/session';

interface SecondLook {
  /** Called when the server reports that the user is no longer signed in. */
  isDoubtful: boolean;
  look: () => Promise<SessionUser | null>;
  /** Dependents of the old session must restart. */
  onReplaced: () => void;
  onEnded: () => void;
}

/** Confirms a session's end with a second request. */
export function useSecondLook({ isDoubtful, look, onReplaced, onEnded }: SecondLook): void {
  const checkAgain = useEffectEvent(async (isStillDoubtful: () => boolean) => {
    if (await look()) onReplaced();
    else if (isStillDoubtful()) onEnded();
  });

  useEffect(() => {
    if (!isDoubtful) return;
    let isCurrent = true;
    const timer = setTimeout(() => checkAgain(() => isCurrent), SECOND_LOOK_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isDoubtful]);
}
