import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { disturb, type Scenario } from './scenario';
import { embedded, external } from './worlds';

/** Kills one of the processes that serve the connections of a database. */
async function killBackend(url: string, where: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const sql = `select pid from pg_stat_activity where backend_type = 'client backend'
    and pid <> pg_backend_pid() and ${where} limit 1`;
  const [backend] = (await client.query(sql)).rows;
  await client.end();
  process.kill(backend?.pid ?? 0, 'SIGKILL');
}

/** Ends connections of a database, as its administrator may. */
async function endConnections(url: string, where: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and ${where}`);
  await client.end();
}

/** Waits until the clock shows this second of a minute. */
async function untilSecond(second: number): Promise<void> {
  const now = Date.now() / 1000;
  await sleep(((second - (now % 60) + 60) % 60) * 1000);
}

export const DATABASE_FAULTS: Scenario[] = [
  {
    name: 'embedded: kill -9 of a backend',
    isQuick: true,
    async run(closers) {
      const { town, server } = await embedded(closers);
      const fault = () => killBackend(town.databaseUrl, 'datname = current_database()');
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'embedded: end of the connection that holds the folder',
    isQuick: true,
    async run(closers) {
      const { town, server } = await embedded(closers);
      const fault = () =>
        endConnections(town.databaseUrl, "application_name like 'fairweek (holds%'");
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'embedded: kill -9 of the postmaster',
    isQuick: true,
    async run(closers) {
      const { town, server, postmaster } = await embedded(closers);
      const fault = async () => void process.kill(await postmaster(), 'SIGKILL');
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'SIGSTOP of the database for 15 s',
    async run(closers) {
      const { town, server, postgres } = await external(closers);
      const fault = async () => {
        await postgres.freeze();
        await sleep(15_000);
        await postgres.thaw();
      };
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'database stopped for 5 s across a full minute',
    async run(closers) {
      const { town, server, postgres } = await external(closers);
      const fault = async () => {
        await untilSecond(57);
        await postgres.stop();
        await untilSecond(2);
        await postgres.start();
      };
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'database killed, back after 3 s',
    isQuick: true,
    async run(closers) {
      const { town, server, postgres } = await external(closers);
      const fault = async () => {
        await postgres.kill();
        await sleep(3_000);
        await postgres.start();
      };
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'kill -9 of a backend of an external database',
    async run(closers) {
      const { town, server, postgres } = await external(closers);
      const fault = () => postgres.killBackend();
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'end of every connection, twenty times',
    async run(closers) {
      const { town, server } = await external(closers);
      const fault = async () => {
        for (let times = 0; times < 20; times += 1) {
          await endConnections(town.databaseUrl, 'true');
          await sleep(Math.random() * 300);
        }
      };
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'all connections frozen without FIN',
    isQuick: true,
    async run(closers) {
      const { town, server, tunnel } = await external(closers);
      const fault = async () => tunnel.freeze();
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
  {
    name: 'the same while all connections of the pool are busy',
    isQuick: true,
    async run(closers) {
      const { town, server, tunnel } = await external(closers);
      const blocker = new Client({ connectionString: town.databaseUrl });
      await blocker.connect();
      closers.push(() => blocker.end());
      const client = town.receiver.client.at(server.url);
      const fault = async () => {
        // Twenty requests wait for a lock, each with a connection of the pool.
        await blocker.query('begin; lock table conversation_sides');
        const waiting = Array.from({ length: 40 }, () => client.get('/api/conversations'));
        await sleep(1_000);
        tunnel.freeze();
        await blocker.query('commit');
        await Promise.all(waiting);
      };
      return disturb({ town, url: server.url, servers: [server], fault });
    },
  },
];
