import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@packages/embedded-postgres/embedded-database';
import { Client } from 'pg';
import { median } from './load';
import { runPgbench } from './pgbench';

// An experiment for docs/scale.md: what live events cost four processes that hear all of them on one
// channel, against four that hear a quarter each. As many as PostgreSQL can commit.

const LISTENERS = 4;
const ROUNDS = 5;
const RUN = { connections: 8, seconds: 3 };

/** Publishes at full speed on so many channels; returns events per second and the listeners' CPU. */
async function measure(url: string, file: string, channels: number) {
  let heard = 0;
  const clients = await Promise.all(
    Array.from({ length: LISTENERS }, async (_, index) => {
      const client = new Client(url);
      await client.connect();
      client.on('notification', ({ payload }) => {
        heard += JSON.parse(payload ?? '').topic ? 1 : 0;
      });
      await client.query(`listen events_${index % channels}`);
      return client;
    }),
  );
  const before = process.cpuUsage();
  const perSecond = await runPgbench(url, file, { ...RUN, variables: { channels } });
  const { user, system } = process.cpuUsage(before);
  await Promise.all(clients.map((client) => client.end()));
  const published = perSecond * RUN.seconds;
  return { perSecond, heard: heard / published, cpu: (user + system) / published };
}

async function run(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({
    application: 'Fairweek',
    dataDir,
    log: console.log,
  });
  try {
    const file = join(dataDir, 'publish.sql');
    const event = JSON.stringify({ topic: 'messages:1', payload: { text: 'x'.repeat(260) } });
    await writeFile(
      file,
      `\\set channel random(0, :channels - 1)
select pg_notify('events_' || :channel, '${event}');\n`,
    );
    const runs = new Map<number, Awaited<ReturnType<typeof measure>>[]>([
      [1, []],
      [LISTENERS, []],
    ]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [channels, all] of runs) all.push(await measure(database.url, file, channels));
    for (const [channels, all] of runs) {
      const of = (pick: (it: (typeof all)[number]) => number) => median(all.map(pick));
      console.log(
        `${channels} ${channels === 1 ? 'channel' : 'channels'}: ${Math.round(of((it) => it.perSecond))} events a second, each heard ${of((it) => it.heard).toFixed(1)} times, ${of((it) => it.cpu).toFixed(0)} µs of the listeners’ CPU`,
      );
    }
  } finally {
    await database.stop();
  }
}

mkdtemp(join(tmpdir(), 'fairweek-channels-'))
  .then((dataDir) => run(dataDir).finally(() => rm(dataDir, { recursive: true, force: true })))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
