import { useEffect, useRef, useState } from 'react';

/** Many changes at once, such as a whole draft, are read once. */
const COALESCE_MS = 150;

/** Runs a task soon after it was asked for, one run at a time; what is asked for during a run starts another after it. */
class Refresher {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private isWanted = false;
  private isStopped = false;

  constructor(private readonly task: () => Promise<unknown>) {}

  request = () => {
    this.isWanted = true;
    if (!this.isRunning && !this.isStopped) this.timer ??= setTimeout(this.run, COALESCE_MS);
  };

  /** Lets it run until the returned function is called. */
  start = () => {
    this.isStopped = false;
    return () => {
      this.isStopped = true;
      clearTimeout(this.timer);
      this.timer = undefined;
    };
  };

  private run = async () => {
    this.timer = undefined;
    this.isRunning = true;
    this.isWanted = false;
    await this.task().catch(() => undefined);
    this.isRunning = false;
    if (this.isWanted) this.request();
  };
}

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
