import type { MessagePartsFragment } from '../../../generated/graphql';
import { type KeptTexts, keepText } from '../../../lib/keep-text';
import { Listeners } from '../../../lib/listeners';
import { PAUSES } from '../../../lib/live/timing';
import { createClientKey } from '../../../lib/network/client-key';
import { refusalOf } from '../../../lib/network/error-text';
import { isOutage, isRateLimited, retryAfterMs } from '../../../lib/network/outage';
import { backoff } from '../../../lib/wait';

/**
 * An outgoing message. 'waiting' (for the network, or for a pause that the server requested) and
 * 'failed' (a server error) are retried automatically, 'refused' only by hand.
 */
export interface OutgoingMessage {
  clientKey: string;
  content: string;
  conversationId: string;
  createdAt: string;
  receiverId: string;
  state: 'sending' | 'waiting' | 'failed' | 'refused' | 'sent';
}

interface OutboxOptions {
  /** Sends messages to one recipient in order, all or none. */
  send: (messages: readonly OutgoingMessage[]) => Promise<readonly MessagePartsFragment[]>;
  onSent: (message: MessagePartsFragment, outgoing: OutgoingMessage) => void;
  /** Called when the last queued message has been delivered. */
  onAllSent: () => void;
  /** Called once per message and cause, with the server's reason if it refused. */
  onFailure: (refusal: string | undefined) => void;
  storage: KeptTexts;
  storageKey: string;
}

/** The outgoing messages to one recipient. */
interface Lane {
  isBusy: boolean;
  failures: number;
  timer?: ReturnType<typeof setTimeout>;
  /** The server asked to pause until then (ms since 1970). */
  silentUntil: number;
  /** Part of a batch was refused: sending one at a time finds the refused message. */
  isOneByOne: boolean;
}

/** The server's maximum batch size (SendMessagesInput). */
const MOST_AT_ONCE = 20;
/** After this time, the browser warns before it closes a page with undelivered messages. */
const SLOW_AFTER_MS = 2_000;
/** By then the thread shows the stored message instead of the outgoing one. */
const SHOWN_AFTER_MS = 2_000;

const isUnsent = ({ state }: OutgoingMessage) => state !== 'sent';
const isToSend = ({ state }: OutgoingMessage) => state !== 'sent' && state !== 'refused';

/**
 * Messages that the server has not acknowledged. One request per recipient is in flight at a time,
 * and later messages wait for the next one. They are sent in order, each with its own idempotency
 * key, and retried until the server responds; a reload loses none.
 */
export class Outbox {
  private messages: readonly OutgoingMessage[];
  private readonly listeners = new Listeners();
  private readonly lanes = new Map<string, Lane>();
  private stopped = true;

  constructor(private readonly options: OutboxOptions) {
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

  add(message: Pick<OutgoingMessage, 'content' | 'conversationId' | 'receiverId'>): void {
    const { receiverId } = message;
    // A new message waits for the same reason as those before it.
    const [before] = this.toSend(receiverId);
    const createdAt = new Date().toISOString();
    const state = before?.state ?? 'sending';
    this.set([...this.messages, { ...message, clientKey: createClientKey(), createdAt, state }]);
    setTimeout(() => this.listeners.notify(), SLOW_AFTER_MS);
    if (!this.laneOf(receiverId).timer) this.flush(receiverId);
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
    for (const receiverId of new Set(this.messages.map((message) => message.receiverId))) {
      this.flush(receiverId);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private laneOf(receiverId: string): Lane {
    const known = this.lanes.get(receiverId);
    const lane = known ?? { isBusy: false, failures: 0, silentUntil: 0, isOneByOne: false };
    this.lanes.set(receiverId, lane);
    return lane;
  }

  private async flush(receiverId: string): Promise<void> {
    const lane = this.laneOf(receiverId);
    const batch = this.toSend(receiverId).slice(0, lane.isOneByOne ? 1 : MOST_AT_ONCE);
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
      if (lane.failures > 0) this.setAll(receiverId, 'sending');
      lane.failures = 0;
    } catch (error) {
      this.failed(batch, error);
    }
    lane.isBusy = false;
    if (!lane.timer) this.flush(receiverId);
  }

  private arrived(stored: readonly MessagePartsFragment[]) {
    for (const message of stored) {
      const outgoing = message.clientKey ? this.find(message.clientKey) : undefined;
      if (!outgoing) continue;
      this.options.onSent(message, outgoing);
      this.acknowledge(outgoing.clientKey);
    }
  }

  private failed([first, ...more]: readonly OutgoingMessage[], error: unknown) {
    const current = first && this.find(first.clientKey);
    if (!current) return;
    const refusal = isRateLimited(error) ? undefined : refusalOf(error);
    if (refusal === undefined) this.wait(current.receiverId, error);
    else if (more.length > 0) this.laneOf(current.receiverId).isOneByOne = true;
    else this.refused(current, refusal);
  }

  private refused(message: OutgoingMessage, refusal: string) {
    Object.assign(this.laneOf(message.receiverId), { failures: 0, isOneByOne: false });
    if (!isUnsent(message)) return;
    this.setState([message.clientKey], 'refused');
    this.options.onFailure(refusal);
  }

  private wait(receiverId: string, error: unknown) {
    const lane = this.laneOf(receiverId);
    const state = isOutage(error) || isRateLimited(error) ? 'waiting' : 'failed';
    if (state === 'failed' && lane.failures === 0) this.options.onFailure(undefined);
    this.setAll(receiverId, state);
    lane.failures += 1;
    if (isRateLimited(error)) lane.silentUntil = Date.now() + retryAfterMs(error);
    const pause = Math.max(retryAfterMs(error), backoff(lane.failures, PAUSES));
    lane.timer = setTimeout(() => {
      Object.assign(lane, { timer: undefined, silentUntil: 0 });
      this.flush(receiverId);
    }, pause);
  }

  private toSend(receiverId: string) {
    return this.messages.filter((one) => one.receiverId === receiverId && isToSend(one));
  }

  private setAll(receiverId: string, state: OutgoingMessage['state']) {
    const keys = this.toSend(receiverId).map(({ clientKey }) => clientKey);
    this.setState(keys, state);
  }

  private find(clientKey: string) {
    return this.messages.find((message) => message.clientKey === clientKey);
  }

  private setState(clientKeys: readonly string[], state: OutgoingMessage['state']) {
    const changed = new Set(clientKeys);
    this.set(
      this.messages.map((message) =>
        changed.has(message.clientKey) ? { ...message, state } : message,
      ),
    );
  }

  private set(messages: readonly OutgoingMessage[]) {
    this.messages = messages;
    const { storage, storageKey } = this.options;
    const unsent = messages.filter(isUnsent);
    keepText(storage, storageKey, unsent.length > 0 && JSON.stringify(unsent));
    this.listeners.notify();
  }

  private restore(): readonly OutgoingMessage[] {
    const { storage, storageKey } = this.options;
    try {
      return JSON.parse(storage.getItem(storageKey) ?? '[]');
    } catch {
      storage.removeItem(storageKey);
      return [];
    }
  }
}
