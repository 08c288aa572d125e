/** By then React has drawn the result of what has ended. */
const DRAWN_AFTER_MS = 20;

const underWay = new Map<symbol, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Registers work whose end changes the page, such as a request; the returned function ends it. The
 * page is quiet when none is left: `<html data-quiet>`, else `data-busy` names the work. Journeys
 * wait for that before each step.
 */
export function beginWork(name: string): () => void {
  const key = Symbol(name);
  underWay.set(key, name);
  show();
  return () => {
    if (underWay.delete(key)) show();
  };
}

/** Registers work until the promise settles; returns the promise. */
export function trackWork<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const end = beginWork(name);
  work.then(end, end);
  return work;
}

/** Runs work after a pause, which counts as work, too; the returned function cancels it. */
export function workLater(name: string, milliseconds: number, run: () => void): () => void {
  const end = beginWork(name);
  const timer = setTimeout(() => {
    run();
    end();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    end();
  };
}

function show(): void {
  clearTimeout(timer);
  const { dataset } = document.documentElement;
  if (underWay.size === 0) timer = setTimeout(settle, DRAWN_AFTER_MS);
  else {
    delete dataset.quiet;
    dataset.busy = [...underWay.values()].join(', ');
  }
}

/** Marks the page quiet unless something on it still moves; pulses, which never end, do not count. */
function settle(): void {
  const moving = (document.getAnimations?.() ?? []).filter(isEnding);
  if (moving.length > 0) {
    void trackWork('animation', Promise.allSettled(moving.map(({ finished }) => finished)));
    return;
  }
  const { dataset } = document.documentElement;
  delete dataset.busy;
  dataset.quiet = '';
}

const isEnding = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
