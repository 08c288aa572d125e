import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import type { Client } from 'pg';
import { withClient } from './grow';
import { median } from './load';
import { runPgbench } from './pgbench';

// An experiment beside the product, for docs/scale.md: messages in partitions made by PostgreSQL,
// with the distributing column in every unique index, so that Citus could spread them.

const SIZES = [10_000_000, 100_000_000];
const PARTITIONS = 32;
const MESSAGES_PER_CONVERSATION = 50;
const CONVERSATIONS_PER_PERSON = 20;
/** Rows of one insert, so that the progress is seen. */
const BATCH = 2_500_000;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 8;

const partitions = (table: string) =>
  Array.from(
    { length: PARTITIONS },
    (_, index) => `create table ${table}_${index} partition of ${table}
      for values with (modulus ${PARTITIONS}, remainder ${index});`,
  ).join('\n');

// A side carries its newest message: so that a mailbox reads one partition only.
const TABLES = `
  create table messages (
    conversation_id bigint not null, id bigint not null, sender_id bigint not null,
    created_at timestamptz not null default now(), read_at timestamptz, client_key uuid,
    content text not null
  ) partition by hash (conversation_id);
  create table sides (
    user_id bigint not null, conversation_id bigint not null, other_id bigint not null,
    last_activity_at timestamptz not null, unread_count integer not null, newest text not null
  ) partition by hash (user_id);
  create sequence message_ids cache 100;
  ${partitions('messages')}
  ${partitions('sides')}`;

const INDEXES = [
  'alter table messages add primary key (conversation_id, id)',
  'create unique index on messages (conversation_id, sender_id, client_key) where client_key is not null',
  'alter table sides add primary key (user_id, conversation_id)',
  'create index on sides (user_id, last_activity_at desc, conversation_id desc)',
];

/** Conversations are interleaved, as they are in time: the messages of one lie far apart. */
const FILL = `insert into messages (conversation_id, id, sender_id, created_at, content)
  select 1 + (i * 7919) % $3, i, i % 100, to_timestamp(1451606400 + i),
    'The canoe is back in the shed, and the key of week ' || i % 52 || ' hangs beside it.'
  from generate_series($1::bigint, $2::bigint) i`;

const FILL_SIDES = `insert into sides
  select side.user_id, c, side.other_id, to_timestamp(1451606400 + c), 0,
    'The canoe is back in the shed.'
  from generate_series(1, $1::bigint) c,
    lateral (select 1 + c % $2 as one, 1 + (c + 1 + c / $2) % $2 as other) pair,
    lateral (values (one, other), (other, one)) side (user_id, other_id)`;

interface Filled {
  url: string;
  messages: number;
  conversations: number;
  people: number;
}

async function fill(client: Client, { messages, conversations, people }: Filled): Promise<void> {
  await client.query(`begin; ${TABLES}`);
  for (let from = 1; from <= messages; from += BATCH) {
    const to = Math.min(messages, from + BATCH - 1);
    await client.query(FILL, [from, to, conversations]);
    process.stdout.write(`\r  ${to.toLocaleString('en')} messages`);
  }
  await client.query(FILL_SIDES, [conversations, people]);
  for (const index of INDEXES) await client.query(index);
  await client.query(`select setval('message_ids', $1)`, [messages]);
  await client.query('commit');
  await client.query('vacuum analyze');
  console.log();
}

const OPERATIONS = {
  'The newest 30 of a thread': `\\set c random(1, :conversations)
    select id, sender_id, content, created_at, read_at from messages
      where conversation_id = :c order by id desc limit 30;`,
  '30 from the middle of a thread': `\\set c random(1, :conversations)
    \\set before random(1, :messages)
    select id, sender_id, content, created_at, read_at from messages
      where conversation_id = :c and id < :before order by id desc limit 30;`,
  'A mailbox of 20 conversations': `\\set u random(1, :people)
    select conversation_id, other_id, last_activity_at, unread_count, newest from sides
      where user_id = :u order by last_activity_at desc, conversation_id desc limit 20;`,
  'A send, acknowledged once durable': `\\set c random(1, :conversations)
    \\set one 1 + :c % :people
    \\set other 1 + (:c + 1 + :c / :people) % :people
    begin;
    insert into messages (conversation_id, id, sender_id, client_key, content)
      values (:c, nextval('message_ids'), 1, gen_random_uuid(), 'The canoe is back in the shed.');
    update sides set last_activity_at = now(), newest = 'The canoe is back in the shed.'
      where user_id = :one and conversation_id = :c;
    update sides set last_activity_at = now(), unread_count = unread_count + 1,
      newest = 'The canoe is back in the shed.'
      where user_id = :other and conversation_id = :c;
    commit;`,
};

/** Transactions per second of a script. */
const speedOf = ({ url, ...variables }: Filled, file: string) =>
  runPgbench(url, file, { connections: CONNECTIONS, seconds: SECONDS, variables });

const round = (figure: number) => Math.round(figure).toLocaleString('en');

const SIZE = `select sum(pg_table_size(inhrelid)) as rows, sum(pg_indexes_size(inhrelid)) as indexes
  from pg_inherits where inhparent = 'messages'::regclass`;

async function run(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({
    application: 'Fairweek',
    dataDir,
    log: console.log,
    settings: {
      ...{ shared_buffers: '4GB', maintenance_work_mem: '1GB', max_wal_size: '16GB' },
      // Rows of a new table are then written once, not twice.
      ...{ wal_level: 'minimal', max_wal_senders: '0' },
    },
  });
  try {
    const all: Filled[] = [];
    for (const messages of SIZES) {
      const conversations = messages / MESSAGES_PER_CONVERSATION;
      const people = conversations / CONVERSATIONS_PER_PERSON;
      const url = new URL(database.url);
      url.pathname = `/messages_${messages}`;
      const filled = { url: url.href, messages, conversations, people };
      await withClient(database.url, (client) =>
        client.query(`create database messages_${messages}`),
      );
      await withClient(filled.url, async (client) => {
        const begun = performance.now();
        await fill(client, filled);
        const seconds = (performance.now() - begun) / 1000;
        const { rows, indexes } = (await client.query(SIZE)).rows[0];
        console.log(
          `${round(messages)} messages: ${round(seconds)} s to fill, ${round(rows / messages)} bytes a row and ${round(indexes / messages)} of indexes`,
        );
      });
      all.push(filled);
    }
    for (const [name, script] of Object.entries(OPERATIONS)) {
      const file = join(dataDir, 'operation.sql');
      await writeFile(file, script.replaceAll(/\n {6,}/g, ' '));
      const speeds: number[][] = all.map(() => []);
      for (let turn = 0; turn < ROUNDS; turn += 1)
        for (const [index, filled] of all.entries())
          speeds[index]?.push(await speedOf(filled, file));
      const ratio = median(
        (speeds[1] ?? []).map((speed, turn) => speed / (speeds[0]?.[turn] ?? 1)),
      );
      console.log(
        `${name}: ${speeds.map((it) => `${round(median(it))}/s`).join(' against ')}, ratio ${ratio.toFixed(2)}`,
      );
    }
  } finally {
    await database.stop();
  }
}

const begun = Date.now();
mkdtemp(join(tmpdir(), 'fairweek-scale-'))
  .then((dataDir) => run(dataDir).finally(() => rm(dataDir, { recursive: true, force: true })))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => console.log(`${Math.round((Date.now() - begun) / 1000)} s`));
