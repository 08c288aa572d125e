import { Agent, request } from 'node:http';
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

function ask(agent: Agent, { url, cookie, query, variables }: Question): Promise<string> {
  const body = query && JSON.stringify({ query, variables });
  const headers = {
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends requests over 32 connections for so many seconds; returns the requests per second. */
async function load(question: Question, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await ask(agent, question);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (count * 1000) / (performance.now() - begun);
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
  bytes: number;
}

// PostgreSQL settles on a plan at the sixth execution of a statement.
const WARM_UPS = 6;
const REPEATS = 9;

/** Sends requests sequentially over one connection; counts uncompressed bytes. */
export async function measure(question: Question): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bytes = Buffer.byteLength(await probe(question));
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UPS + REPEATS; turn++) {
    const begun = performance.now();
    await ask(agent, question);
    if (turn >= WARM_UPS) times.push(performance.now() - begun);
  }
  agent.destroy();
  return { ms: median(times), bytes };
}

const median = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Alternates two requests; returns the requests per second of each, and the median ratio of
 * neighbouring runs.
 */
export async function compare(
  [one, other]: [Question, Question],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ one: number; other: number; ratio: number }> {
  for (const question of [one, other]) {
    await probe(question);
    await load(question, 1);
  }
  const ones: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ones.push(await load(one, seconds));
    others.push(await load(other, seconds));
  }
  const ratio = median(ones.map((rate, round) => rate / (others[round] ?? rate)));
  return { one: median(ones), other: median(others), ratio };
}
