import type { Logger } from 'pino';
import { isOutage, passingRefusal } from '../database/database-errors';
import { type AppError, appErrorOf, causeOf } from '../errors';

/**
 * Whether the database is unavailable, as far as this process has noticed: one log line when an
 * outage begins and one when it ends, however much fails in between.
 */
export class Outage {
  private since: number | undefined;
  private failures = 0;

  constructor(private readonly log: Logger) {}

  get isOn(): boolean {
    return this.since !== undefined;
  }

  /**
   * Returns the refusal that a client reads: the error itself, or one for a temporary error, which
   * is reported in the request's log; undefined for a bug.
   */
  refusalFor(error: unknown, sentence: string, log = this.log): AppError | undefined {
    const cause = causeOf(error);
    const passing = passingRefusal(cause);
    if (passing) this.report(cause, sentence, log);
    return passing ?? appErrorOf(cause);
  }

  /**
   * Logs an error with a sentence about what failed, unless it belongs to an outage already logged.
   */
  report(error: unknown, sentence: string, log = this.log): void {
    if (!isOutage(error)) {
      log.error({ err: error }, sentence);
      return;
    }
    this.failures += 1;
    if (this.isOn) return;
    this.since = Date.now();
    const { message } = error as Error;
    this.log.error(`The database cannot be used, so that requests are refused: ${message}`);
  }

  /** Reports that the database has been used successfully. */
  end(): void {
    if (this.since === undefined) return;
    const seconds = ((Date.now() - this.since) / 1000).toFixed(1);
    this.log.warn(
      `The database can be used again, after ${seconds} s and ${this.failures} failures`,
    );
    this.since = undefined;
    this.failures = 0;
  }
}
