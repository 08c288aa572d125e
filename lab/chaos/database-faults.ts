import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from '../../api/test/support/clients/ask';
import type { Scenario } from './scenario';
import type { Town } from './town';
import { embedded, external } from './worlds';

const OTHERS =
  "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/**
 * Crashes a database; resolves once it has cut its connections, for until then it may still commit
 * what is written.
 */
async function crash(databaseUrl: string, kill: () => Promise<void>): Promise<void> {
  const witness = new Client({ connectionString: databaseUrl });
  witness.on('error', () => undefined);
  const end = new Promise<void>((resolve) => witness.once('end', resolve));
  await witness.connect();
  await kill();
  await end;
}

/** Kills one of the backend processes of a database, which then restarts all of them. */
const killBackend = ({ databaseUrl }: Town) =>
  crash(databaseUrl, async () => {
    const sql = `select pid ${OTHERS} and datname = current_database() limit 1`;
    const [backend] = await ask<{ pid: number }>(databaseUrl, sql);
    process.kill(backend?.pid ?? 0, 'SIGKILL');
  });

/** Terminates connections of a database, as its administrator may. */
async function endConnections({ databaseUrl }: Town, where: string): Promise<void> {
  await ask(databaseUrl, `select pg_terminate_backend(pid) ${OTHERS} and ${where}`);
}

/** Waits for the given second of a minute. */
async function untilSecond(second: number): Promise<void> {
  const now = Date.now() / 1000;
  await sleep(((second - (now % 60) + 60) % 60) * 1000);
}

export const DATABASE_FAULTS: Scenario[] = [
  {
    name: 'embedded: kill -9 of a backend',
    isQuick: true,
    async run(closers) {
      const { town, disturb } = await embedded(closers);
      return disturb(() => killBackend(town));
    },
  },
  {
    name: 'embedded: end of the connection that holds the folder',
    isQuick: true,
    async run(closers) {
      const { town, disturb } = await embedded(closers);
      return disturb(() => endConnections(town, "application_name like 'fairweek (holds%'"));
    },
  },
  {
    name: 'embedded: kill -9 of the postmaster',
    isQuick: true,
    async run(closers) {
      const { town, postmaster, disturb } = await embedded(closers);
      return disturb(() =>
        crash(town.databaseUrl, async () => void process.kill(await postmaster(), 'SIGKILL')),
      );
    },
  },
  {
    name: 'SIGSTOP of the database for 15 s',
    async run(closers) {
      const { postgres, disturb } = await external(closers);
      return disturb(async () => {
        await postgres.freeze();
        await sleep(15_000);
        await postgres.thaw();
      });
    },
  },
  {
    name: 'database stopped for 5 s across a full minute',
    async run(closers) {
      const { postgres, disturb } = await external(closers);
      return disturb(async () => {
        await untilSecond(57);
        await postgres.stop();
        await untilSecond(2);
        await postgres.start();
      });
    },
  },
  {
    name: 'database killed, back after 3 s',
    isQuick: true,
    async run(closers) {
      const { postgres, disturb } = await external(closers);
      return disturb(async () => {
        await postgres.kill();
        await sleep(3_000);
        await postgres.start();
      });
    },
  },
  {
    name: 'kill -9 of a backend of an external database',
    async run(closers) {
      const { town, disturb } = await external(closers);
      return disturb(() => killBackend(town));
    },
  },
  {
    name: 'end of every connection, twenty times',
    async run(closers) {
      const { town, disturb } = await external(closers);
      return disturb(async () => {
        for (let times = 0; times < 20; times += 1) {
          await endConnections(town, 'true');
          await sleep(Math.random() * 300);
        }
      });
    },
  },
  {
    name: 'all connections frozen without FIN',
    isQuick: true,
    async run(closers) {
      const { tunnel, disturb } = await external(closers);
      return disturb(async () => tunnel.freeze());
    },
  },
  {
    name: 'the same while all connections of the pool are busy',
    isQuick: true,
    async run(closers) {
      const { town, server, tunnel, disturb } = await external(closers);
      const blocker = new Client({ connectionString: town.databaseUrl });
      await blocker.connect();
      closers.push(() => blocker.end());
      const client = town.receiver.client.at(server.url);
      return disturb(async () => {
        // Twenty requests wait for a lock, each with a connection of the pool.
        await blocker.query('begin; lock table conversation_sides');
        const waiting = Array.from({ length: 40 }, () => client.get('/api/conversations'));
        await sleep(1_000);
        tunnel.freeze();
        await blocker.query('commit');
        await Promise.all(waiting);
      });
    },
  },
];
