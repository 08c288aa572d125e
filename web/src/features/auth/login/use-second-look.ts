import { useEffect, useEffectEvent } from 'react';
import { backoff } from '../../../lib/wait';
import { SECOND_LOOK_MS } from '../constants';
import type { Session } from '../session/session';

/** Pauses between looks that the server did not answer. */
const PAUSES = { first: 1_000, longest: 15_000 };

interface SecondLook {
  /** Called when the server reports that the user is no longer signed in. */
  isDoubtful: boolean;
  look: Session['refresh'];
  /** Dependents of the old session must restart. */
  onReplaced: () => void;
  onEnded: () => void;
}

/** Confirms a session's end with a second request, again until the server answers it. */
export function useSecondLook({ isDoubtful, look, onReplaced, onEnded }: SecondLook): void {
  /** Resolves to whether the server has answered. */
  const checkAgain = useEffectEvent(async (isStillDoubtful: () => boolean): Promise<boolean> => {
    const user = await look();
    if (user) onReplaced();
    else if (user === null && isStillDoubtful()) onEnded();
    return user !== undefined;
  });

  useEffect(() => {
    if (!isDoubtful) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const lookIn = (ms: number, tries: number) => {
      timer = setTimeout(async () => {
        const isAnswered = await checkAgain(() => isCurrent);
        if (!isAnswered && isCurrent) lookIn(backoff(tries, PAUSES), tries + 1);
      }, ms);
    };
    lookIn(SECOND_LOOK_MS, 1);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isDoubtful]);
}
