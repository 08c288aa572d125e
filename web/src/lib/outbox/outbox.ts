import { type KeptTexts, keepText } from '../keep-text';
import { Listeners } from '../listeners';
import { PAUSES } from '../live/timing';
import { createClientKey } from '../network/client-key';
import { refusalOf } from '../network/error-text';
import { isOutage, isRateLimited, retryAfterMs } from '../network/outage';
import { backoff } from '../wait';

/**
 * The state of an outgoing message. 'waiting' (for the network, or for a pause that the server
 * requested) and 'failed' (a server error) are retried automatically, 'refused' only by hand.
 */
interface Sending {
  clientKey: string;
  createdAt: string;
  state: 'sending' | 'waiting' | 'failed' | 'refused' | 'sent';
}

/** A letter that the server has not acknowledged, or has just acknowledged. */
export type Outgoing<Letter> = Letter & Sending;

interface OutboxOptions<Letter, Stored> {
  /** The lane of a letter, such as its recipient: each lane is sent in order. */
  laneOf: (letter: Letter) => string;
  /** How many messages of a lane one request takes. */
  mostAtOnce: number;
  /** Sends messages of one lane in order, all or none. */
  send: (messages: readonly Outgoing<Letter>[]) => Promise<readonly Stored[]>;
  onSent: (message: Stored, outgoing: Outgoing<Letter>) => void;
  /** Called when the last queued message has been delivered. */
  onAllSent: () => void;
  /** Called once per message and cause, with the server's reason if it refused. */
  onFailure: (refusal: string | undefined) => void;
  storage: KeptTexts;
  storageKey: string;
}

/** The state of a lane. */
interface Lane {
  isBusy: boolean;
  failures: number;
  timer?: ReturnType<typeof setTimeout>;
  /** The server asked to pause until then (ms since 1970). */
  silentUntil: number;
  /** Part of a batch was refused: sending one at a time finds the refused message. */
  isOneByOne: boolean;
}

/** After this time, the browser warns before it closes a page with undelivered messages. */
const SLOW_AFTER_MS = 2_000;
/** By then the thread shows the stored message instead of the outgoing one. */
const SHOWN_AFTER_MS = 2_000;

const isUnsent = ({ state }: Sending) => state !== 'sent';
const isToSend = ({ state }: Sending) => state !== 'sent' && state !== 'refused';

/**
 * Messages that the server has not acknowledged. One request per lane is in flight at a time,
 * and later messages wait for the next one. They are sent in order, each with its own idempotency
 * key, and retried until the server responds; a reload loses none.
 */
export class Outbox<Letter, Stored extends { clientKey: string | null }> {
  private messages: readonly Outgoing<Letter>[];
  private readonly listeners = new Listeners();
  private readonly lanes = new Map<string, Lane>();
  private stopped = true;

  constructor(private readonly options: OutboxOptions<Letter, Stored>) {
    this.messages = this.restore();
  }

  subscribe = this.listeners.subscribe;

  snapshot = () => this.messages;

  /** True when messages cannot be sent at present, or take longer than usual. */
  hasWaiting = () =>
    this.messages.some(
      ({ state, createdAt }) =>
        state === 'waiting' ||
        state === 'failed' ||
        (state === 'sending' && Date.now() - Date.parse(createdAt) >= SLOW_AFTER_MS),
    );

  add(letter: Letter): void {
    const lane = this.options.laneOf(letter);
    // A new message waits for the same reason as those before it.
    const [before] = this.toSend(lane);
    const createdAt = new Date().toISOString();
    const state = before?.state ?? 'sending';
    this.set([...this.messages, { ...letter, clientKey: createClientKey(), createdAt, state }]);
    setTimeout(() => this.listeners.notify(), SLOW_AFTER_MS);
    if (!this.laneNamed(lane).timer) this.flush(lane);
  }

  retry(clientKey: string): void {
    this.setState([clientKey], 'sending');
    for (const lane of this.lanes.values()) lane.failures = 0;
    this.resume();
  }

  /** The server has the message, whether the response or the live event reported it first. */
  acknowledge(clientKey: string): void {
    const message = this.find(clientKey);
    if (!message || !isUnsent(message)) return;
    this.setState([clientKey], 'sent');
    setTimeout(() => this.discard(clientKey), SHOWN_AFTER_MS);
    if (!this.messages.some(isUnsent)) this.options.onAllSent();
  }

  discard(clientKey: string): void {
    this.set(this.messages.filter((message) => message.clientKey !== clientKey));
  }

  clear(): void {
    this.set([]);
  }

  /** Sends all waiting messages, e.g. after a reconnection. */
  resume(): void {
    this.stopped = false;
    for (const lane of new Set(this.messages.map(this.options.laneOf))) this.flush(lane);
  }

  stop(): void {
    this.stopped = true;
  }

  private laneNamed(name: string): Lane {
    const known = this.lanes.get(name);
    const lane = known ?? { isBusy: false, failures: 0, silentUntil: 0, isOneByOne: false };
    this.lanes.set(name, lane);
    return lane;
  }

  private async flush(name: string): Promise<void> {
    const lane = this.laneNamed(name);
    const batch = this.toSend(name).slice(0, lane.isOneByOne ? 1 : this.options.mostAtOnce);
    if (batch.length === 0) lane.isOneByOne = false;
    if (batch.length === 0 || this.stopped || lane.isBusy || Date.now() < lane.silentUntil) return;
    clearTimeout(lane.timer);
    lane.timer = undefined;
    lane.isBusy = true;
    // A message in flight can no longer be discarded.
    this.setState(
      batch.map(({ clientKey }) => clientKey),
      'sending',
    );
    try {
      this.arrived(await this.options.send(batch));
      if (lane.failures > 0) this.setAll(name, 'sending');
      lane.failures = 0;
    } catch (error) {
      this.failed(batch, error);
    }
    lane.isBusy = false;
    if (!lane.timer) this.flush(name);
  }

  private arrived(stored: readonly Stored[]) {
    for (const message of stored) {
      const outgoing = message.clientKey ? this.find(message.clientKey) : undefined;
      if (!outgoing) continue;
      this.options.onSent(message, outgoing);
      this.acknowledge(outgoing.clientKey);
    }
  }

  private failed([first, ...more]: readonly Outgoing<Letter>[], error: unknown) {
    const current = first && this.find(first.clientKey);
    if (!current) return;
    const refusal = isRateLimited(error) ? undefined : refusalOf(error);
    if (refusal === undefined) this.wait(this.options.laneOf(current), error);
    else if (more.length > 0) this.laneNamed(this.options.laneOf(current)).isOneByOne = true;
    else this.refused(current, refusal);
  }

  private refused(message: Outgoing<Letter>, refusal: string) {
    Object.assign(this.laneNamed(this.options.laneOf(message)), { failures: 0, isOneByOne: false });
    if (!isUnsent(message)) return;
    this.setState([message.clientKey], 'refused');
    this.options.onFailure(refusal);
  }

  private wait(name: string, error: unknown) {
    const lane = this.laneNamed(name);
    const state = isOutage(error) || isRateLimited(error) ? 'waiting' : 'failed';
    if (state === 'failed' && lane.failures === 0) this.options.onFailure(undefined);
    this.setAll(name, state);
    lane.failures += 1;
    if (isRateLimited(error)) lane.silentUntil = Date.now() + retryAfterMs(error);
    const pause = Math.max(retryAfterMs(error), backoff(lane.failures, PAUSES));
    lane.timer = setTimeout(() => {
      Object.assign(lane, { timer: undefined, silentUntil: 0 });
      this.flush(name);
    }, pause);
  }

  private toSend(lane: string) {
    return this.messages.filter((one) => this.options.laneOf(one) === lane && isToSend(one));
  }

  private setAll(lane: string, state: Sending['state']) {
    const keys = this.toSend(lane).map(({ clientKey }) => clientKey);
    this.setState(keys, state);
  }

  private find(clientKey: string) {
    return this.messages.find((message) => message.clientKey === clientKey);
  }

  private setState(clientKeys: readonly string[], state: Sending['state']) {
    const changed = new Set(clientKeys);
    this.set(
      this.messages.map((message) =>
        changed.has(message.clientKey) ? { ...message, state } : message,
      ),
    );
  }

  private set(messages: readonly Outgoing<Letter>[]) {
    this.messages = messages;
    const { storage, storageKey } = this.options;
    const unsent = messages.filter(isUnsent);
    keepText(storage, storageKey, unsent.length > 0 && JSON.stringify(unsent));
    this.listeners.notify();
  }

  private restore(): readonly Outgoing<Letter>[] {
    const { storage, storageKey } = this.options;
    try {
      return JSON.parse(storage.getItem(storageKey) ?? '[]');
    } catch {
      storage.removeItem(storageKey);
      return [];
    }
  }
}
