import { wakeDrafts } from '../features/draft/use-cases/wake-drafts';
import type { App } from '../kit/call';

/** How often this process looks for drafts that are due, in ms; a live evening has short turns. */
const TICK_MS = 500;

/** Keeps the drafts going until it is stopped; any number of processes may do so. */
export function startDraftClock(app: App): { stop(): Promise<void> } {
  let working = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    working = wakeDrafts(app)
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'The drafts could not be looked after'),
      )
      .finally(() => {
        isIdle = true;
      });
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
