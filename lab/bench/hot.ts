import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Served, serve, serveFairweek } from './fairweek';
import { type Compared, compare, probe, type Question } from './load';
import { operationOf } from './operations';
import type { Recorded } from './record';

/** A server of Fairweek with its database and a person who is signed in. */
export interface Opened {
  databaseUrl: string;
  dataDir: string;
  url: string;
  cookie: string;
}

/** A hot read, as the web or a program asks for it. */
export interface HotRead {
  name: string;
  /** The least ratio to the bare server that Fairweek aims at. */
  goal: number;
  ask: (server: Pick<Opened, 'url' | 'cookie'>) => Question;
}

/** An operation of the web over GraphQL. */
export const overGraphql =
  (operation: string, variables: object): HotRead['ask'] =>
  ({ url, cookie }) => ({
    url: `${url}/graphql`,
    cookie,
    query: operationOf(operation),
    variables,
  });

/** A documented route. */
export const overRest =
  (path: string): HotRead['ask'] =>
  ({ url, cookie }) => ({ url: `${url}${path}`, cookie });

/** Statements that a bare server lacks: the session check, and what runs in the background. */
const isOfProduct = ({ name = '' }: Recorded) =>
  name === 'find-session' || name.startsWith('due-') || name.endsWith('/graphile_worker');

/** Starts a server that records its statements, and returns those of one piece of work. */
export async function recordStatements(
  { databaseUrl, dataDir }: Opened,
  work: (url: string) => Promise<unknown>,
): Promise<Recorded[]> {
  const file = join(dataDir, 'statements.jsonl');
  const recording = await serveFairweek(databaseUrl, dataDir, {
    BENCH_RECORD: file,
    NODE_OPTIONS: `--require=${join(__dirname, 'record.js')}`,
  });
  try {
    await work(recording.url);
    await rm(file, { force: true });
    await work(recording.url);
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    return lines.map((line): Recorded => JSON.parse(line)).filter((it) => !isOfProduct(it));
  } finally {
    await recording.stop();
  }
}

const isPrepared = ({ name }: Recorded) => name !== undefined;

/** One measured read: the product against the bare server. */
export type Measured = Compared & Pick<HotRead, 'name' | 'goal'> & { statements: number };

/**
 * Measures hot reads against a server of nothing but node:http and pg that runs the same prepared
 * statements with the same values, and no session check.
 */
export async function measureReads(server: Opened, reads: readonly HotRead[]): Promise<Measured[]> {
  const questions: Record<string, Recorded[]> = {};
  for (const { name, ask } of reads) {
    const recorded = await recordStatements(server, (url) => probe(ask({ ...server, url })));
    questions[`/${encodeURIComponent(name)}`] = recorded.filter(isPrepared);
  }
  const bare: Served = await serve(join(__dirname, 'bare.js'), {
    DATABASE_URL: server.databaseUrl,
    BENCH_QUESTIONS: JSON.stringify(questions),
  });
  const measured: Measured[] = [];
  for (const { name, goal, ask } of reads) {
    const path = `/${encodeURIComponent(name)}`;
    const rounds = { rounds: 5, seconds: 1.5 };
    const compared = await compare([ask(server), { url: `${bare.url}${path}` }], rounds);
    measured.push({ name, goal, ...compared, statements: questions[path]?.length ?? 0 });
  }
  await bare.stop();
  return measured;
}
