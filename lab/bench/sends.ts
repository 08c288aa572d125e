import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escapeLiteral } from 'pg';
import { signIn } from './fairweek';
import { withClient } from './grow';
import { type Opened, overGraphql, recordStatements } from './hot';
import { alternate, ask, type Compared, keepBusy, type Loaded, probe } from './load';
import { runPgbench } from './pgbench';

const SENDERS = 64;
const RUN = { connections: SENDERS, seconds: 2 };
const ROUNDS = 5;
const DISK_ROUNDS = 3;

const messageTo = (receiverId: number) =>
  overGraphql('SendMessages', {
    input: {
      receiverId,
      messages: [{ content: 'The canoe is back in the shed.', clientKey: randomUUID() }],
    },
  });

/** The ids of the first people of the bench: each sender writes to the one after the last sender. */
function peopleOf(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const sql = `select id::int from users where email = 'person1@example.test'`;
    return (await client.query(sql)).rows[0].id;
  });
}

/** Writes the transaction of a send as a script for pgbench, with a random one of the senders. */
async function writeScript(server: Opened, first: number): Promise<string> {
  const sender = { ...server, cookie: await signIn(server.url, { email: 'person1@example.test' }) };
  const question = messageTo(first + SENDERS);
  const recorded = await recordStatements(sender, (url) => probe(question({ ...sender, url })));
  const send = recorded.find(({ name }) => name?.startsWith('send-message'));
  const end = recorded.find(({ text }) => text.includes('pg_notify'))?.text ?? '';
  if (!send) throw new Error('Sending a message was not recorded.');
  const literal = (value: unknown) =>
    value === null || value === undefined ? 'null' : escapeLiteral(String(value));
  const text = send.text.replace(/\$(\d)/g, (_, place) => {
    if (place === '1') return ':sender::bigint';
    if (place === '2') return ':receiver::bigint';
    // Each message has a key of its own.
    return place === '4' ? 'gen_random_uuid()' : literal(send.values[Number(place) - 1]);
  });
  // As long as the product's notifications, on a channel to which no server listens.
  const notices = Array(end.split('pg_notify').length - 1).fill(
    `pg_notify('bench', repeat('x', ${Math.round(end.length / 2)}))`,
  );
  const file = join(server.dataDir, 'send.sql');
  await writeFile(
    file,
    `\\set sender random(${first}, ${first + SENDERS - 1})
\\set receiver :sender + ${SENDERS}
begin;
${text.replaceAll('\n', ' ')};
select ${notices.join(', ')};
commit;
`,
  );
  return file;
}

/** The address of a database for connections whose COMMIT does not wait for the disk. */
function withoutDisk(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  // libpq reads no plus sign as a space.
  return url.href.replaceAll('+', '%20');
}

/** Sends against pgbench, and which part of pgbench’s time is spent waiting for the disk. */
export type MeasuredSends = Compared & { diskShare: number };

/** Runs the script with one connection for each sender. */
async function runScript(databaseUrl: string, file: string): Promise<Loaded> {
  // pgbench names no percentiles.
  return { perSecond: await runPgbench(databaseUrl, file, RUN), p99: Number.NaN };
}

/**
 * Measures messages of 64 senders over GraphQL, each acknowledged once it is durable, against the
 * same transaction by pgbench; null where pgbench is not installed.
 */
export async function measureSends(server: Opened): Promise<MeasuredSends | null> {
  const hasBench = await promisify(execFile)('pgbench', ['--version']).catch(() => null);
  if (!hasBench) return null;
  const first = await peopleOf(server.databaseUrl);
  const file = await writeScript(server, first);
  const cookies: string[] = [];
  for (let sender = 1; sender <= SENDERS; sender += 1) {
    cookies.push(await signIn(server.url, { email: `person${sender}@example.test` }));
  }
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const product = () =>
    keepBusy(async (sender) => {
      const cookie = cookies[sender] ?? '';
      const answer = await ask(agent, messageTo(first + sender + SENDERS)({ ...server, cookie }));
      if (answer.includes('"errors"')) throw new Error(answer);
    }, RUN);
  const afresh = (work: () => Promise<Loaded>) => async () => {
    // The counted limits would refuse messages at this speed.
    await withClient(server.databaseUrl, (client) => client.query('truncate throttle'));
    return work();
  };
  const run = (url: string) => afresh(() => runScript(url, file));
  const compared = await alternate([afresh(product), run(server.databaseUrl)], ROUNDS);
  agent.destroy();
  const disk = await alternate(
    [run(server.databaseUrl), run(withoutDisk(server.databaseUrl))],
    DISK_ROUNDS,
  );
  return { ...compared, diskShare: 1 - disk.ratio };
}
