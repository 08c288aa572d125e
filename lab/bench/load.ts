import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A request that is sent repeatedly. */
export interface Question {
  url: string;
  cookie?: string;
  /** A GraphQL query to POST; omit for a plain GET. */
  query?: string;
  variables?: object;
}

const CONNECTIONS = 32;

function answer(
  agent: Agent,
  { url, cookie, query, variables }: Question,
  more?: OutgoingHttpHeaders,
): Promise<Buffer> {
  const body = query && JSON.stringify({ query, variables });
  const headers = {
    ...more,
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const ask = async (agent: Agent, question: Question): Promise<string> =>
  (await answer(agent, question)).toString();

/** The responses of a server under load. */
export interface Loaded {
  perSecond: number;
  /** The time within which 99 of 100 requests were answered, in ms. */
  p99: number;
}

/** Keeps the connections busy for so many seconds, each with one request after the other. */
export async function keepBusy(
  ask: (connection: number) => Promise<unknown>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Loaded> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const run = async (connection: number) => {
    for (let from = performance.now(); from < end; ) {
      await ask(connection);
      const to = performance.now();
      times.push(to - from);
      from = to;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, p99: at(times.sort(ascending), 0.99) };
}

/** Sends requests over 32 connections for so many seconds. */
async function load(question: Question, seconds: number): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const loaded = await keepBusy(() => ask(agent, question), { connections: CONNECTIONS, seconds });
  agent.destroy();
  return loaded;
}

/** Sends one request and throws unless the response is a success. */
export async function probe(question: Question): Promise<string> {
  const agent = new Agent();
  const answer = await ask(agent, question);
  agent.destroy();
  if (answer === '' || answer.includes('"errors"')) throw new Error(`No answer: ${answer}`);
  return answer;
}

/** The cost of one response: the median of several sequential requests. */
export interface Measured {
  ms: number;
  /** Uncompressed. */
  bytes: number;
  /** As it is sent to a browser. */
  sentBytes: number;
}

// PostgreSQL settles on a plan at the sixth execution of a statement.
const WARM_UPS = 6;
const REPEATS = 9;

/** Sends requests sequentially over one connection. */
export async function measure(question: Question): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bytes = Buffer.byteLength(await probe(question));
  const sent = await answer(agent, question, { 'accept-encoding': 'gzip, deflate, br' });
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UPS + REPEATS; turn++) {
    const begun = performance.now();
    await ask(agent, question);
    if (turn >= WARM_UPS) times.push(performance.now() - begun);
  }
  agent.destroy();
  return { ms: median(times), bytes, sentBytes: sent.length };
}

const ascending = (one: number, other: number) => one - other;

/** Returns the value below which a share of sorted values lies. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Returns the value in the middle of unsorted ones. */
export const median = (numbers: readonly number[]): number => at(numbers.toSorted(ascending), 0.5);

/** Two servers under the same load: medians, also of the ratios of neighbouring runs. */
export interface Compared {
  one: Loaded;
  other: Loaded;
  ratio: number;
  /** The lowest and the highest ratio. */
  spread: [number, number];
  p99Ratio: number;
}

/** Alternates two loads, so that whatever else the machine does meets both. */
export async function alternate(
  [one, other]: [() => Promise<Loaded>, () => Promise<Loaded>],
  rounds: number,
): Promise<Compared> {
  const runs: { one: Loaded; other: Loaded }[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push({ one: await one(), other: await other() });
  const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  const loadedOf = (side: 'one' | 'other'): Loaded => ({
    perSecond: middle((run) => run[side].perSecond),
    p99: middle((run) => run[side].p99),
  });
  const ratios = runs.map((run) => run.one.perSecond / run.other.perSecond);
  return {
    one: loadedOf('one'),
    other: loadedOf('other'),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    p99Ratio: middle((run) => run.one.p99 / run.other.p99),
  };
}

/** Alternates two requests, each over 32 connections. */
export async function compare(
  [one, other]: [Question, Question],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Compared> {
  for (const question of [one, other]) {
    await probe(question);
    await load(question, 1);
  }
  return alternate([() => load(one, seconds), () => load(other, seconds)], rounds);
}
