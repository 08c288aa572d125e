import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import { measureAdmin } from './admin';
import { addCompany } from './company';
import { measureDraft } from './draft';
import { type Served, serveFairweek, signIn } from './fairweek';
import { addConversations, addHomes, keepOneHome, type Mail, withClient } from './grow';
import { type HotRead, measureReads, type Opened, overGraphql, overRest } from './hot';
import { measureDelivery } from './live';
import { at, compare, probe } from './load';
import { measurePicture } from './picture';
import { Report } from './report';
import { addPeopleAndBookings, measureReports } from './reports';
import { measureSends } from './sends';
import { measureSockets } from './sockets';
import { statementsOf } from './statements';

const OLIVIA = 'olivia@fairweek.test';
const ADMINISTRATOR = 'admin@fairweek.test';
const YEAR = new Date().getFullYear();
const ROUNDS = { rounds: 5, seconds: 1.5 };

/** All to all: 80,000 conversations of four messages, or a million of ten. */
const MAIL: Mail = { people: 400, messages: 4 };
const MUCH_MAIL: Mail = { people: 1415, messages: 10 };
const isLarge = process.argv.includes('large');
const mail = isLarge ? MUCH_MAIL : MAIL;

/** The least share of the bare server's throughput that the product aims at. */
const GOALS = {
  empty: 0.5,
  list: { graphql: 0.65, rest: 0.85 },
  other: { graphql: 0.55, rest: 0.75 },
  send: 0.6,
};

const report = new Report();

const closers: (() => Promise<unknown>)[] = [];

async function close(): Promise<void> {
  for (const closer of closers.splice(0).reverse()) await closer().catch(console.error);
}

const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
const ms = (time: number | undefined) => `${(time ?? 0).toFixed(1)} ms`;

async function idOf(databaseUrl: string): Promise<number> {
  const sql = `select id from users where email = '${OLIVIA}'`;
  return withClient(databaseUrl, async (client) => (await client.query(sql)).rows[0].id);
}

async function openServers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairweek-bench-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedDatabase({
    application: 'Fairweek',
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
    return { ...served, databaseUrl, dataDir, cookie: await signIn(served.url, person) };
  };
  return {
    small: await open(database.url, { email: OLIVIA }),
    large: await open(await make('large'), { email: OLIVIA }),
    company: await open(await make('company'), { email: ADMINISTRATOR, isAdmin: true }),
  };
}

type Server = Opened & Served;

/** The conversation at the top of the list: that of the thread to read. */
function newestConversation({ databaseUrl }: Server): Promise<string> {
  const sql = `select conversation_id::text as id from conversation_sides
    where user_id = (select id from users where email = '${OLIVIA}')
    order by last_activity_at desc limit 1`;
  return withClient(databaseUrl, async (client) => (await client.query(sql)).rows[0].id);
}

const calendarOf = overGraphql('Calendar', { propertyId: 1, year: YEAR });
const usersOf = overGraphql('AdminUsers', { first: 20 });

async function readsOf(server: Server): Promise<HotRead[]> {
  const conversationId = await newestConversation(server);
  const { list, other } = GOALS;
  const thread = overGraphql('ConversationMessages', { conversationId, first: 30 });
  return [
    ...EMPTY,
    {
      name: 'Conversations, GraphQL',
      goal: list.graphql,
      ask: overGraphql('Conversations', { first: 20 }),
    },
    { name: 'Conversations, REST', goal: list.rest, ask: overRest('/api/conversations?first=20') },
    { name: 'A thread, GraphQL', goal: other.graphql, ask: thread },
    {
      name: 'A thread, REST',
      goal: other.rest,
      ask: overRest(`/api/conversations/${conversationId}/messages?first=30`),
    },
    { name: 'A year’s calendar, GraphQL', goal: other.graphql, ask: calendarOf },
  ];
}

/** Requests that ask for almost nothing. */
const EMPTY: HotRead[] = [
  { name: 'Empty answer (/healthz)', goal: GOALS.empty, ask: overRest('/healthz') },
  { name: 'Who is signed in, REST', goal: GOALS.empty, ask: overRest('/api/auth/user') },
];

const USERS: HotRead[] = [
  { name: 'Users page, GraphQL', goal: GOALS.other.graphql, ask: usersOf },
  {
    name: 'Users page, REST',
    goal: GOALS.other.rest,
    ask: overRest('/api/admin/users-with-passwords?limit=20'),
  },
];

/** Reads and sends against the bare server and pgbench. */
async function measureSpeed({ large, company }: { large: Server; company: Server }) {
  const reads = [
    ...(await measureReads(large, await readsOf(large))),
    ...(await measureReads(company, USERS)),
  ];
  for (const { name, goal, one, other, ratio, spread, p99Ratio } of reads) {
    report.addRow({
      ...{ name, goal, ratio, spread, p99Ratio },
      ...{ product: one.perSecond, bare: other.perSecond },
    });
  }
  const sends = await measureSends(large);
  if (sends) {
    const { one, other, ratio, spread, p99Ratio, diskShare } = sends;
    const speeds = { product: one.perSecond, bare: other.perSecond };
    report.addRow({
      name: 'Sends, 64 senders',
      goal: GOALS.send,
      ratio,
      spread,
      p99Ratio,
      ...speeds,
    });
    report.say(
      'Sends: the disk’s share',
      `${Math.round(diskShare * 100)} % of the time of pgbench’s transaction is spent waiting for the disk`,
    );
  } else report.say('Sends', 'not measured: pgbench is not installed');
}

/** The cost of a read with much data, against little. */
async function measureGrowth({ small, large }: { small: Server; large: Server }) {
  const grown: [string, HotRead['ask']][] = [
    ['The calendar of a year, with 10,000 homes against 1', calendarOf],
    [
      'My 20 conversations, among all against those of the demo',
      overGraphql('Conversations', { first: 20 }),
    ],
  ];
  for (const [what, ask] of grown) {
    const { one, other, ratio } = await compare([ask(large), ask(small)], ROUNDS);
    const counts = [];
    for (const server of [small, large])
      counts.push(await statementsOf(server.databaseUrl, () => probe(ask(server))));
    report.say(
      what,
      `${rate(one.perSecond)} against ${rate(other.perSecond)}: ratio ${ratio.toFixed(2)}`,
      `statements for each request, the session’s included: ${counts[1]} against ${counts[0]}`,
    );
  }
}

async function measurePages(small: Server) {
  const drawn = await measurePicture(small.url, small.cookie).catch((error: Error) => error);
  report.say(
    'The year picture in Chromium (demo, 1280 × 800)',
    drawn instanceof Error
      ? `not measured: ${drawn.message}`
      : `median ${ms(at(drawn, 0.5))}, slowest ${ms(drawn.at(-1))}`,
  );
  await measureLive(small);
}

/** How live events arrive. */
async function measureLive(small: Server) {
  const userId = await idOf(small.databaseUrl);
  const heard = await measureDelivery({ ...small, userId });
  report.say(
    'Live: published → received by one listener',
    `p50 ${ms(at(heard, 0.5))}, p99 ${ms(at(heard, 0.99))}`,
  );
  const draft = await measureDraft(small);
  report.say(
    'A pick in a draft, from its request to 500 sockets of 12 owners',
    `each socket: p50 ${ms(at(draft.receptions, 0.5))}, p99 ${ms(at(draft.receptions, 0.99))}`,
    `the last of the 500, over ${draft.picks} picks: p50 ${ms(at(draft.lasts, 0.5))}, slowest ${ms(draft.lasts.at(-1))}`,
    `statements for each pick, with the session’s and the mail to the next owner: ${draft.statementsPerPick.toFixed(1)}`,
  );
  const { product, bare, p99Ratio } = draft.crowd;
  report.say(
    'A pick in a draft, from its COMMIT to 500 sockets of 12 owners, against bare ws',
    `p50 ${ms(product.p50)}, p99 ${ms(product.p99)}; bare: p50 ${ms(bare.p50)}, p99 ${ms(bare.p99)}`,
    `p99 against bare: ${p99Ratio.toFixed(1)} ×; CPU for each receipt: ${product.cpu.toFixed(0)} µs, bare ${bare.cpu.toFixed(0)} µs`,
  );
}

async function measureLongReports(large: Server) {
  await addPeopleAndBookings(large.databaseUrl, YEAR);
  const before = await large.peakMb();
  const reports = await measureReports({ ...large, year: YEAR });
  report.say(
    `Reports over three years with 100,000 users and 1,000,000 bookings (peak memory before: ${before} MB)`,
    ...reports.map(
      (it) =>
        `${it.reportType}: ${it.seconds.toFixed(1)} s, ${it.statements} statements, peak ${it.peakMb} MB, PDF ${it.pdfKb} kB, CSV ${it.csvKb} kB`,
    ),
  );
}

async function measurePanel(company: Server, chosen: readonly string[] = []) {
  const rows: string[][] = [];
  const title = 'The admin panel with 10,000 properties, 100,000 users and 110,000 shares: medians';
  console.log(title);
  await measureAdmin(company, chosen, (what, { ms: time, bytes, sentBytes }) => {
    const row = [
      what,
      ms(time),
      ...[bytes, sentBytes].map((size) => `${(size / 1000).toFixed(1)} kB`),
    ];
    rows.push(row);
    console.log(`  ${row.join('  ')}`);
  });
  report.sayTable(title, ['Question', 'Median', 'Size', 'Compressed'], rows);
}

async function run(): Promise<void> {
  const { small, large, company } = await openServers();
  if (process.argv[2] === 'live') return measureLive(small);
  if (process.argv[2] === 'panel') {
    await addCompany(company.databaseUrl);
    await measurePanel(company, process.argv.slice(3));
    return;
  }
  // Before the server has grown by other work.
  const kb = await measureSockets(small);
  report.say('An idle socket with two subscriptions', `${kb.toFixed(0)} kB of the server’s memory`);
  await addConversations(large.databaseUrl, mail);
  await addHomes(large.databaseUrl, YEAR);
  await addCompany(company.databaseUrl);
  await measureSpeed({ large, company });
  if (process.argv.includes('speed')) return;
  await measurePages(small);
  await keepOneHome(small.databaseUrl);
  await measureGrowth({ small, large });
  await measurePanel(company);
  await measureLongReports(large);
  const messages = ((mail.people * (mail.people + 1)) / 2) * mail.messages;
  await report.write({
    command: isLarge ? 'npm run bench -- large' : 'npm run bench',
    what: `With ${messages.toLocaleString('en')} messages; the users page with 100,000 people.`,
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
