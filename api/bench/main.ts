import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../src/embedded-postgres/embedded-database';
import { addCompany, measureAdmin } from './admin';
import { measureDraft } from './draft';
import { serve, serveFairweek, signIn } from './fairweek';
import { addConversations, addHomes, keepOneHome, withClient } from './grow';
import { measureDelivery } from './live';
import { compare, probe, type Question } from './load';
import { operationOf } from './operations';
import { measurePicture } from './picture';
import { addPeopleAndBookings, measureReports } from './reports';
import { statementsOf } from './statements';

const OLIVIA = 'olivia@fairweek.test';
const ADMINISTRATOR = 'admin@fairweek.test';
const YEAR = new Date().getFullYear();
const ROUNDS = { rounds: 3, seconds: 1.5 };

const closers: (() => Promise<unknown>)[] = [];

async function close(): Promise<void> {
  for (const closer of closers.splice(0).reverse()) await closer().catch(console.error);
}

const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
const ms = (time: number | undefined) => `${(time ?? 0).toFixed(1)} ms`;
const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)];

function say(title: string, ...lines: string[]): void {
  console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

async function idOf(databaseUrl: string): Promise<number> {
  const sql = `select id from users where email = '${OLIVIA}'`;
  return withClient(databaseUrl, async (client) => (await client.query(sql)).rows[0].id);
}

async function openServers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairweek-bench-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: { max_wal_size: '8GB', shared_preload_libraries: 'pg_stat_statements' },
  });
  closers.push(() => database.stop());
  const make = async (name: string) => {
    await withClient(database.url, (client) => client.query(`create database ${name}`));
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const open = async (databaseUrl: string, person: { email: string; isAdmin?: boolean }) => {
    const served = await serveFairweek(databaseUrl, dataDir);
    closers.push(served.stop);
    const { peakMb, url } = served;
    return { databaseUrl, url, peakMb, cookie: await signIn(url, person) };
  };
  return {
    small: await open(database.url, { email: OLIVIA }),
    large: await open(await make('large'), { email: OLIVIA }),
    company: await open(await make('company'), { email: ADMINISTRATOR, isAdmin: true }),
  };
}

async function run(): Promise<void> {
  const { small, large, company } = await openServers();
  const olivia = await idOf(large.databaseUrl);
  const graphql = ({ url, cookie }: typeof small, name: string, variables: object): Question => ({
    url: `${url}/graphql`,
    cookie,
    query: operationOf(name),
    variables,
  });
  const calendarOf = (server: typeof small) =>
    graphql(server, 'Calendar', { propertyId: 1, year: YEAR });

  const drawn = await measurePicture(small.url, small.cookie).catch((error: Error) => error);
  if (drawn instanceof Error) say('The year picture: not measured', String(drawn.message));
  else
    say(
      'The year picture in Chromium (demo, 1280 × 800)',
      `median ${ms(at(drawn, 0.5))}, slowest ${ms(drawn.at(-1))}`,
    );

  const heard = await measureDelivery({ ...small, userId: olivia });
  say(
    'Live: published → received by one listener',
    `p50 ${ms(at(heard, 0.5))}, p99 ${ms(at(heard, 0.99))}`,
  );

  const draft = await measureDraft(small);
  say(
    'A pick in a draft, from its request to 500 sockets of 12 owners',
    `each socket: p50 ${ms(at(draft.receptions, 0.5))}, p99 ${ms(at(draft.receptions, 0.99))}`,
    `the last of the 500, over ${draft.picks} picks: p50 ${ms(at(draft.lasts, 0.5))}, slowest ${ms(draft.lasts.at(-1))}`,
    `statements for each pick, with the session's and the mail to the next owner: ${draft.statementsPerPick.toFixed(1)}`,
  );

  await keepOneHome(small.databaseUrl);
  await addHomes(large.databaseUrl, YEAR);
  await addConversations(large.databaseUrl);

  const homes = await compare([calendarOf(large), calendarOf(small)], ROUNDS);
  const counts = [];
  for (const server of [small, large])
    counts.push(await statementsOf(server.databaseUrl, () => probe(calendarOf(server))));
  say(
    'The calendar of a year over GraphQL, with 10,000 homes against 1',
    `${rate(homes.one)} against ${rate(homes.other)}: ratio ${homes.ratio.toFixed(2)}`,
    `statements for each request, the session's included: ${counts[1]} against ${counts[0]}`,
  );

  const bare = await serve(join(__dirname, 'bare.js'), {
    DATABASE_URL: large.databaseUrl,
    BENCH_USER_ID: String(olivia),
  });
  closers.push(bare.stop);
  const list = await compare(
    [graphql(large, 'Conversations', { first: 20 }), { url: bare.url }],
    ROUNDS,
  );
  say(
    'My 20 conversations over GraphQL against the same SQL on node:http and pg (80,000 conversations)',
    `${rate(list.one)} against ${rate(list.other)}: ratio ${list.ratio.toFixed(2)}`,
  );

  await addPeopleAndBookings(large.databaseUrl, YEAR);
  const before = await large.peakMb();
  const reports = await measureReports({ ...large, year: YEAR });
  say(
    `Reports over three years with 100,000 users and 1,000,000 bookings (peak memory before: ${before} MB)`,
    ...reports.map(
      (it) =>
        `${it.reportType}: ${it.seconds.toFixed(1)} s, ${it.statements} statements, peak ${it.peakMb} MB, PDF ${it.pdfKb} kB, CSV ${it.csvKb} kB`,
    ),
  );
  await addCompany(company.databaseUrl);
  const busy = `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`;
  say(
    'The admin panel with 10,000 properties, 100,000 users and 110,000 shares: medians',
    `load of the machine, other processes included: ${busy}`,
  );
  await measureAdmin(company, (what, { ms: time, bytes }) => {
    const size = `${(bytes / 1000).toFixed(1)} kB`;
    console.log(`  ${what.padEnd(50)} ${ms(time).padStart(9)} ${size.padStart(9)}`);
  });
}

process.on('SIGINT', () => void close().then(() => process.exit(130)));
process.on('SIGTERM', () => void close().then(() => process.exit(143)));
const begun = Date.now();
run()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(close)
  .then(() => console.log(`${Math.round((Date.now() - begun) / 1000)} s`));
