import { EventEmitter } from 'node:events';

declare const PAYLOAD: unique symbol;

/** The name of a topic on the event bus; its type carries the type of the payload. */
export type Topic<Payload extends object> = string & { readonly [PAYLOAD]: Payload };

/** Names a topic by its subject and the id it concerns, so that no subscriber has to filter. */
export const topic = <Payload extends object>(subject: string, about?: number | string) =>
  (about === undefined ? subject : `${subject}:${about}`) as Topic<Payload>;

/** An event for all subscribers of its topic, in every process. */
export interface BusEvent {
  topic: string;
  payload: object;
}

/** PostgreSQL refuses notifications of 8,000 bytes; every bus keeps to that limit. */
const MAX_EVENT_BYTES = 7_900;

/** Maximum number of events waiting for one reader; an import publishes several hundred at once. */
const MAX_WAITING_EVENTS = 2_000;

/** How long a topic is known to have had an event, in ms: longer than any page takes to subscribe. */
const RECENT_MS = 15_000;

/** How the topics of events between processes begin, of which no page hears; they are not counted. */
export const PROCESS = 'process:';

const isCounted = (topic: string) => !topic.startsWith(PROCESS);

/** Encodes an event as JSON; throws if it is too large. */
export function encodeEvent(event: BusEvent): string {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > MAX_EVENT_BYTES) {
    throw new Error(`An event on ${event.topic} is larger than ${MAX_EVENT_BYTES} bytes.`);
  }
  return text;
}

/**
 * Returns the event, or the smaller one if it is too large: readers then read again what is missing.
 * Throws if there is none, or if that is too large as well.
 */
export function fittingEvent(event: BusEvent, ifTooLarge?: object): BusEvent {
  try {
    encodeEvent(event);
    return event;
  } catch (error) {
    if (!ifTooLarge) throw error;
    return fittingEvent({ ...event, payload: ifTooLarge });
  }
}

/**
 * Live events between all processes. A transport (PostgreSQL or Redis) carries them; delivery
 * within a process is the same for both and implemented here.
 */
export abstract class EventBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly gapListeners = new Set<() => void>();
  /** When each topic had its last event, the oldest first. */
  private readonly lastEvents = new Map<string, number>();
  /** The open streams, by what ends them. */
  protected readonly readers = new Set<() => void>();
  /** Since when no event has been missed. */
  private completeSince = performance.now();
  /** Events of this process, and of all processes, since the start. */
  readonly counts = { published: 0, received: 0 };

  /** Returns SQL that sends the events with the COMMIT; empty if the bus is not in the database. */
  abstract commitPrefix(events: BusEvent[]): string;
  /** Sends the events of a committed transaction, unless commitPrefix did. */
  protected abstract send(events: BusEvent[]): Promise<void>;
  /** Sends an encoded event, once. */
  protected abstract sendOnce(text: string): Promise<unknown>;
  abstract close(): Promise<void>;
  /** True while events of other processes arrive. */
  abstract readonly isConnected: boolean;

  /** Completes what a transaction publishes, once it has committed. */
  afterCommit(events: BusEvent[]): Promise<void> {
    this.counts.published += events.length;
    return this.send(events);
  }

  /** Sends what matters at this moment only: it is not kept, and not sent later. */
  sendNow<Payload extends object>(topic: Topic<Payload>, payload: NoInfer<Payload>): void {
    if (isCounted(topic)) this.counts.published += 1;
    void this.sendOnce(encodeEvent({ topic, payload })).catch(() => undefined);
  }

  /** Calls the listener for each event on the topic, until the returned function is called. */
  subscribe<Payload extends object>(
    topic: Topic<Payload>,
    listener: (payload: Payload) => void,
  ): () => void {
    this.emitter.on(topic, listener);
    return () => this.emitter.off(topic, listener);
  }

  /**
   * Yields the payloads on a topic as they arrive; throws once too many wait for a slow reader.
   * Unlike a generator, it can be closed while it waits. Not `on` of node:events, whose queues take
   * 33 kB for each reader.
   */
  stream<Payload extends object>(topic: Topic<Payload>): AsyncIterableIterator<Payload> {
    const waiting: Payload[] = [];
    let end: 'closed' | 'too slow' | undefined;
    let wake: () => void = () => undefined;
    const unsubscribe = this.subscribe(topic, (payload) => {
      if (waiting.length === MAX_WAITING_EVENTS) {
        stop();
        end = 'too slow';
      } else waiting.push(payload);
      wake();
    });
    const stop = () => {
      unsubscribe();
      this.readers.delete(stop);
    };
    this.readers.add(stop);
    return {
      async next() {
        for (;;) {
          const value = waiting.shift();
          if (value) return { done: false, value };
          if (end === 'too slow') throw new Error('Live events were read too slowly.');
          if (end) return { done: true, value: undefined };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      async return() {
        stop();
        end = 'closed';
        waiting.length = 0;
        wake();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  /** Returns true if the topic has had an event in the last 15 seconds, as far as can be known. */
  mayHaveHadEvent(topic: string): boolean {
    const since = performance.now() - RECENT_MS;
    return this.completeSince > since || (this.lastEvents.get(topic) ?? since) > since;
  }

  /** Calls the listener when events may have been missed, so that subscribers can catch up. */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  protected deliver(text: string): void {
    const event: BusEvent = JSON.parse(text);
    if (isCounted(event.topic)) this.counts.received += 1;
    this.noteEvent(event.topic);
    this.emitter.emit(event.topic, event.payload);
  }

  private noteEvent(topic: string): void {
    const now = performance.now();
    this.lastEvents.delete(topic);
    this.lastEvents.set(topic, now);
    for (const [oldest, at] of this.lastEvents) {
      if (now - at < RECENT_MS) break;
      this.lastEvents.delete(oldest);
    }
  }

  protected reportGap(): void {
    this.completeSince = performance.now();
    for (const listener of this.gapListeners) listener();
  }
}
