import { correctClocks, wakeDrafts } from '../features/draft/use-cases/wake-drafts';
import { mailUnreadMessages } from '../features/messages/use-cases/mail-unread-messages';
import { endSwaps } from '../features/swaps/use-cases/end-swaps';
import type { App } from '../kit/call';
import { tidyUp } from './tidy-up';
import { repairQueue } from './worker';

/** What comes to pass without anybody asking, and how often this process looks, in ms. */
const DEEDS = [
  // A live evening has short turns.
  { work: wakeDrafts, everyMs: 500 },
  { work: correctClocks, everyMs: 5_000 },
  { work: endSwaps, everyMs: 30_000 },
  { work: mailUnreadMessages, everyMs: 60_000 },
  { work: repairQueue, everyMs: 60_000 },
  { work: ({ db }: App) => tidyUp(db), everyMs: 3_600_000 },
];

function repeat(app: App, { work, everyMs }: (typeof DEEDS)[number]): { stop(): Promise<void> } {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    working ??= work(app)
      .catch((error: unknown) => app.outage.report(error, 'What is due could not be done'))
      .finally(() => {
        working = null;
      });
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/** Does what is due until it is stopped; any number of processes may do so side by side. */
export function startClock(app: App): { stop(): Promise<void> } {
  const repeated = DEEDS.map((deed) => repeat(app, deed));
  return { stop: async () => void (await Promise.all(repeated.map((it) => it.stop()))) };
}
