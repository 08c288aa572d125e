import { isQuietCopy, QUIET_COPY } from '../../features/backups/steps/quiet-copy';
import { startClock } from './scheduler';
import { startWorker, type Worker } from './worker';

/** How often the process of a quiet copy looks whether it may begin, in ms. */
const LOOK_MS = 3_000;

type Options = Parameters<typeof startWorker>[0] & {
  /** Called when work begins later than at the start. */
  onStarted(worker: Worker): void;
};

/** The background work of a process; without a worker as long as it has not begun. */
class Background {
  worker: Worker | undefined;
  private clock: ReturnType<typeof startClock> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private beginning: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  async begin(): Promise<void> {
    this.worker = await startWorker(this.options);
    this.clock = startClock(this.options.app);
  }

  /** Begins once the copy is said to be the real installation. */
  beginWhenResumed(): void {
    const { app } = this.options;
    const report = (error: unknown) => app.outage.report(error, 'Background work could not begin');
    this.timer = setInterval(() => {
      this.beginning ??= this.beginIfResumed()
        .catch(report)
        .finally(() => {
          this.beginning = undefined;
        });
    }, LOOK_MS);
  }

  /** The worker stops after the clock, which may queue jobs. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beginning;
    await this.clock?.stop();
    await this.worker?.stop();
  }

  private async beginIfResumed(): Promise<void> {
    const { app, onStarted } = this.options;
    if (await isQuietCopy(app)) return;
    await this.begin();
    clearInterval(this.timer);
    app.log.warn('Background work begins: this copy is the real Fairweek now');
    if (this.worker) onStarted(this.worker);
  }
}

/**
 * Runs jobs and periodic work until stopped. Those of a restored copy wait until an operator says
 * that it is the real installation: others may still use the one from which it was made.
 */
export async function startBackground(options: Options): Promise<Background> {
  const background = new Background(options);
  if (!(await isQuietCopy(options.app))) await background.begin();
  else {
    options.app.log.warn(QUIET_COPY);
    background.beginWhenResumed();
  }
  return background;
}
