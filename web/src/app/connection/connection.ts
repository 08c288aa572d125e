import { noteServerTime } from '../../lib/dates/server-clock';
import { Listeners } from '../../lib/listeners';
import { takeEarlyAnswer } from '../../lib/network/early-answers';
import { Outage, retryAfterMs } from '../../lib/network/outage';
import { beginWork } from '../../lib/quiet/quiet';
import { backoff } from '../../lib/wait';

/** A dead network must not keep a request waiting forever. */
const ANSWER_WITHIN_MS = 20_000;
/** A shorter outage is not worth showing. */
const SHOWN_AFTER_MS = 1_000;
const PAUSES = { first: 500, longest: 15_000 };

/** The server is not ready, or a proxy in front of it says so. */
const NOT_READY = new Set([502, 503, 504]);

/** Where the server reports whether it works, including its database. */
const READINESS = '/readyz';

/** Parses Retry-After, in seconds or as a date (RFC 9110), to ms; 0 if there is none. */
function retryAfterOf(header: string | null): number {
  if (!header) return 0;
  const ms = Number.isNaN(Number(header))
    ? Date.parse(header) - Date.now()
    : Number(header) * 1_000;
  return Math.max(0, ms) || 0;
}

/** Whether the server responds, as screens show it. */
export interface ConnectionState {
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  /** True while the user should know that Fairweek can’t be reached. */
  isAway(): boolean;
  /** While Fairweek can’t be reached: when the oldest answers on screen were read. */
  savedAt(): Date | undefined;
  /** True once the server has been updated and no longer knows this page's operations. */
  isOutdated(): boolean;
}

/** The public part of a Connection, which tests imitate. */
export type ServerConnection = Pick<Connection, keyof Connection>;

/**
 * Tracks whether Fairweek responds. Every request goes through `fetch`; during an outage, a small
 * request polls the server with growing pauses until it is back.
 */
export class Connection implements ConnectionState {
  /**
   * During an outage: whether it has lasted long enough to be shown, and how often the server was
   * polled.
   */
  private outage: { isShown: boolean; tries: number } | undefined;
  private shown: ReturnType<typeof setTimeout> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;
  private isOld = false;
  private oldest: Date | undefined;
  private readonly listeners = new Listeners();
  private waiting: (() => void)[] = [];

  constructor() {
    window.addEventListener('online', () => this.outage && this.ask());
    window.addEventListener('offline', () => this.markUnreachable());
  }

  subscribe = this.listeners.subscribe;

  isAway = () => this.outage?.isShown ?? false;

  isOutdated = () => this.isOld;

  savedAt = () => this.oldest;

  /** Records that saved answers of this time are shown. */
  markSaved = (at: Date) => {
    if (this.oldest && this.oldest <= at) return;
    this.oldest = at;
    this.notify();
  };

  /** Records that the server no longer knows this page's operations. */
  markOutdated = () => {
    this.isOld = true;
    this.notify();
  };

  /** Resolves as soon as the server responds; at once if there is no outage. */
  whenReachable(): Promise<void> {
    return this.outage ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }

  /** Checks whether the server responds, for example when a socket cannot be opened. */
  checkNow = () => {
    if (!this.outage) this.ask();
  };

  /** Like the browser's fetch, but throws an Outage if no response came from the server itself. */
  fetch: typeof fetch = async (input, init) => {
    const known = this.outage;
    // Polling for the end of an outage does not count.
    const end = input === READINESS ? undefined : beginWork('request');
    const response = await this.answerOf(input, init).finally(end);
    if (NOT_READY.has(response.status)) {
      const retryAfter = retryAfterOf(response.headers.get('retry-after'));
      this.markUnreachable(retryAfter);
      throw new Outage(retryAfter);
    }
    // A response during an outage to a request from before it does not end it.
    if (this.outage === known) this.markReachable();
    return response;
  };

  private async answerOf(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const signals = [init?.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)];
    const signal = AbortSignal.any(signals.filter((one) => one instanceof AbortSignal));
    try {
      const early = takeEarlyAnswer(init?.body);
      if (early) return await early;
      const askedAt = Date.now();
      const response = await fetch(input, { ...init, signal });
      noteServerTime(response.headers.get('date'), askedAt);
      return response;
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      this.markUnreachable();
      throw new Outage(0, { cause });
    }
  }

  private ask() {
    clearTimeout(this.next);
    this.fetch(READINESS).catch((error) => this.askLater(retryAfterMs(error)));
  }

  private askLater(retryAfter: number) {
    if (!this.outage) return;
    this.outage.tries += 1;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.ask(), retryAfter + backoff(this.outage.tries, PAUSES));
  }

  private markUnreachable(retryAfter = 0) {
    if (this.outage) return;
    this.outage = { isShown: false, tries: 0 };
    this.shown = setTimeout(() => this.show(), SHOWN_AFTER_MS);
    this.askLater(retryAfter);
  }

  private show() {
    if (this.outage) this.outage.isShown = true;
    this.notify();
  }

  private markReachable() {
    if (!this.outage) return;
    clearTimeout(this.shown);
    clearTimeout(this.next);
    this.outage = undefined;
    this.oldest = undefined;
    for (const resolve of this.waiting.splice(0)) resolve();
    this.notify();
  }

  private notify() {
    this.listeners.notify();
  }
}
