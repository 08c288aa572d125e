import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import pino from 'pino';
import { PostgresEventBus } from '../../api/src/core/events/event-bus.postgres';
import { draftTopic } from '../../api/src/features/draft/draft.events';
import { Audience } from './audience';
import { type Served, serve } from './fairweek';
import { withClient } from './grow';
import { at, median } from './load';

/** The channel of the bare server, which hears nothing of Fairweek’s. */
const BENCH_CHANNEL = 'bench';

export const SOCKETS = 500;
const ROUNDS = 5;
const WARM_UP = 20;
const EVENTS = 60;
const SUBSCRIBED_AFTER_MS = 1_000;
const BETWEEN_EVENTS_MS = 20;

/** An owner who is signed in. */
export interface Owner {
  userId: number;
  cookie: string;
}

/** How sockets received picks. */
interface Heard {
  /** The milliseconds within which they did, counted from the COMMIT. */
  p50: number;
  p99: number;
  /** The server’s CPU for each receipt, in µs. */
  cpu: number;
}

/** Publishes picks to an audience; `sqlOf` returns the transaction of each. */
async function hearPicks(
  client: Client,
  audience: Audience,
  { seq, sqlOf, cpuMs }: { seq: number; sqlOf(seq: number): string } & Pick<Served, 'cpuMs'>,
): Promise<Heard> {
  const times: number[] = [];
  const cpuBefore = await cpuMs();
  for (let event = 0; event < EVENTS; event += 1) {
    await sleep(BETWEEN_EVENTS_MS);
    const begun = performance.now();
    const heard = await audience.hearing(seq + event, () => client.query(sqlOf(seq + event)));
    if (event >= WARM_UP) times.push(...heard.map((time) => time - begun));
  }
  times.sort((one, other) => one - other);
  const cpu = ((await cpuMs()) - cpuBefore) * (1000 / (EVENTS * SOCKETS));
  return { p50: at(times, 0.5), p99: at(times, 0.99), cpu };
}

/** The product’s sockets against those of a server of nothing but ws and pg. */
export interface MeasuredCrowd {
  product: Heard;
  bare: Heard;
  p99Ratio: number;
}

/**
 * Measures how 500 sockets of a draft hear a pick, in turn with a server of nothing but ws and pg
 * whose sockets hear the same.
 */
export async function measureCrowd({
  url,
  databaseUrl,
  owners,
  cpuMs,
}: Pick<Served, 'url' | 'cpuMs'> & {
  databaseUrl: string;
  owners: readonly Owner[];
}): Promise<MeasuredCrowd> {
  const bus = await PostgresEventBus.connect(databaseUrl, pino({ level: 'silent' }));
  const topics = owners.map(({ userId }) => draftTopic(userId));
  const now = new Date();
  const facts = { share: 1, week: 1, by: 'OWNER', who: null, reason: null, why: null };
  const sqlOf = (seq: number) => {
    const entry = { seq, at: now.toISOString(), kind: 'PICKED', ...facts };
    const draft = { draftId: 1, propertyId: 1, year: now.getFullYear(), status: 'RUNNING' };
    const times = { deadline: now, serverTime: now, head: 'f'.repeat(64) };
    const payload = { ...draft, ...times, seq, entries: [entry] };
    return `begin; ${bus.commitPrefix(topics.map((topic) => ({ topic, payload })))} commit`;
  };
  const bareServer = await serve(join(__dirname, 'bare-sockets.js'), {
    DATABASE_URL: databaseUrl,
    BENCH_CHANNEL,
  });
  const cookies = owners.map(({ cookie }) => cookie);
  const product = await Audience.of(url, cookies, SOCKETS);
  const bare = await Audience.of(bareServer.url, topics, SOCKETS);
  await sleep(SUBSCRIBED_AFTER_MS);
  const runs = await withClient(databaseUrl, async (client) => {
    const heard: { product: Heard; bare: Heard }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seq = round * EVENTS + 1;
      const toBare = (n: number) =>
        sqlOf(n).replaceAll("notify('fairweek'", `notify('${BENCH_CHANNEL}'`);
      heard.push({
        product: await hearPicks(client, product, { seq, sqlOf, cpuMs }),
        bare: await hearPicks(client, bare, { seq, sqlOf: toBare, cpuMs: bareServer.cpuMs }),
      });
    }
    return heard;
  });
  product.leave();
  bare.leave();
  await bus.close();
  await bareServer.stop();
  const middle = (server: 'product' | 'bare'): Heard => ({
    p50: median(runs.map((run) => run[server].p50)),
    p99: median(runs.map((run) => run[server].p99)),
    cpu: median(runs.map((run) => run[server].cpu)),
  });
  return {
    product: middle('product'),
    bare: middle('bare'),
    p99Ratio: median(runs.map((run) => run.product.p99 / run.bare.p99)),
  };
}
