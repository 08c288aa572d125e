import { useEffect, useRef, useState } from 'react';
import { Refresher } from './refresher';

/** Answers how to ask for a task, which then runs soon and as it was last rendered, one run at a time. */
export function useRefresher(task: () => Promise<unknown>): () => void {
  const latest = useRef(task);
  useEffect(() => {
    latest.current = task;
  });
  const [refresher] = useState(() => new Refresher(() => latest.current()));
  useEffect(() => refresher.start(), [refresher]);
  return refresher.request;
}
