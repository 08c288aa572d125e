import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** A process that takes longer than this to give its figures is left out, in ms. */
const PATIENCE_MS = 2_500;

/** The figures of one process, as prom-client passes them on. */
type Figures = object[];

/** The messages between processes; other messages on the same channel lack the first field. */
type Message =
  /** A process asks for the figures of all. */
  | { metrics: 'wanted'; id: number }
  /** The leading process asks each, or answers. */
  | { metrics: 'give'; id: number }
  | { metrics: 'of all'; id: number; text: string }
  | { metrics: 'of one'; id: number; figures: Figures };

const isMessage = (it: unknown): it is Message =>
  typeof it === 'object' && it !== null && 'metrics' in it;

let lastId = 0;

/** Sends a question to a process and waits for its answer; undefined if none comes in time. */
function ask<Answer>(options: {
  channel: NodeJS.EventEmitter;
  send: (id: number) => void;
  answerOf: (message: Message) => Answer | undefined;
  waitMs?: number;
}): Promise<Answer | undefined> {
  const { channel, send, answerOf, waitMs = PATIENCE_MS } = options;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(timer);
      channel.off('message', onMessage);
      resolve(answer);
    };
    const onMessage = (message: unknown) => {
      if (!isMessage(message) || message.id !== id) return;
      const answer = answerOf(message);
      if (answer !== undefined) end(answer);
    };
    const timer = setTimeout(end, waitMs);
    channel.on('message', onMessage);
    send(id);
  });
}

/** Collects the figures of all processes for any of them that asks; in the leading process. */
export function mergeMetrics(worker: Worker, workers: ReadonlySet<Worker>): void {
  const figuresOf = (one: Worker) =>
    ask<Figures>({
      channel: one,
      send: (id) => one.isConnected() && one.send({ metrics: 'give', id }),
      answerOf: (message) => (message.metrics === 'of one' ? message.figures : undefined),
    });
  worker.on('message', async (message: unknown) => {
    if (!isMessage(message) || message.metrics !== 'wanted') return;
    const all = (await Promise.all([...workers].map(figuresOf))).filter((it) => it !== undefined);
    const text = await AggregatorRegistry.aggregate(all).metrics();
    if (worker.isConnected()) worker.send({ metrics: 'of all', id: message.id, text });
  });
}

/** Gives the figures of this process whenever the leading one asks. */
export function shareMetrics(figures: () => Promise<Figures>): void {
  if (!cluster.isWorker) return;
  process.on('message', async (message: unknown) => {
    if (!isMessage(message) || message.metrics !== 'give') return;
    const own = await figures().catch((): Figures => []);
    if (process.connected) process.send?.({ metrics: 'of one', id: message.id, figures: own });
  });
}

/** Returns the figures of all processes; undefined for one that serves alone. */
export async function allMetrics(): Promise<string | undefined> {
  if (!cluster.isWorker) return undefined;
  return ask<string>({
    channel: process,
    send: (id) => process.send?.({ metrics: 'wanted', id }),
    answerOf: (message) => (message.metrics === 'of all' ? message.text : undefined),
    // The leading process itself waits for each of them.
    waitMs: 2 * PATIENCE_MS,
  });
}
