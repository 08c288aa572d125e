import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Closers } from '../../api/src/app/closers';
import { startPostgres } from '../../api/test/support/servers/postgres-server';
import { familyOf, isAlive } from '../../api/test/support/servers/processes';
import {
  MAIN,
  type ServerProcess,
  serverProcess,
} from '../../api/test/support/servers/server-process';
import { until } from '../../api/test/support/until';
import { openFront } from './front';
import { disturb, type Outcome, type Scenario } from './scenario';
import { settleTown } from './town';
import { embedded, SUPERVISED } from './worlds';

const KILLS = 4;
const RESTARTS = 4;

/** The api process of a supervisor. */
const apiOf = (supervisor: ServerProcess) => familyOf(supervisor.pid)[1];

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts another Fairweek on the same folder, which is refused; returns its output. */
async function startAgain(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir },
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return said;
}

/** Restarts two processes behind a proxy in turn while users write. */
async function rollingRestart(closers: Closers, restarts: number): Promise<Outcome> {
  const postgres = await startPostgres();
  closers.push(() => postgres.remove());
  const town = await settleTown(postgres.url);
  // Long enough for the proxy to notice on a busy machine.
  const env = { DRAIN_SECONDS: '2' };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < 2; i += 1) {
    const server = await serverProcess(postgres.url, { env });
    closers.push(() => server.kill());
    servers.push(server);
    await server.start();
  }
  const front = await openFront(servers.map(({ url }) => url));
  closers.push(() => front.close());
  const stops: number[] = [];
  const fault = async () => {
    for (let turn = 0; turn < restarts; turn += 1) {
      const server = servers[turn % 2];
      const begun = Date.now();
      const code = await server?.stop();
      if (code !== 0) throw new Error(`A process ended with ${code}.`);
      stops.push(Date.now() - begun);
      await server?.start();
      await front.check();
    }
  };
  const outcome = await disturb({ town, url: front.url, servers: [], fault });
  const { failedFirstTries = 0, reconnects = 0, isBack } = outcome;
  const note =
    `${restarts} restarts, ${failedFirstTries} first tries failed, ${reconnects} sockets again, ` +
    `stopped in ${Math.min(...stops)} to ${Math.max(...stops)} ms`;
  return { ...outcome, isBack: isBack && failedFirstTries === 0, note };
}

export const PROCESS_FAULTS: Scenario[] = [
  {
    name: `kill -9 of the api, ${KILLS} times`,
    async run(closers) {
      const { server, disturb } = await embedded(closers, SUPERVISED);
      return disturb(async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await sleep(Math.random() * 2_000);
          await until(() => apiOf(server) !== undefined);
          process.kill(apiOf(server) ?? 0, 'SIGKILL');
          await until(() => answers(server.url), 100);
        }
      });
    },
  },
  {
    name: 'kill -9 of the supervisor',
    isQuick: true,
    async run(closers) {
      const { server, dataDir } = await embedded(closers, SUPERVISED);
      const api = apiOf(server) ?? 0;
      closers.push(async () => void (isAlive(api) && process.kill(api, 'SIGKILL')));
      await server.kill();
      const goesOn = await answers(server.url);
      const said = await startAgain(dataDir);
      const isNamed = said.includes(`stop it with \`kill ${api}\``);
      process.kill(api, 'SIGTERM');
      await until(() => !isAlive(api));
      const note = `${goesOn ? 'the api goes on' : 'THE API IS GONE'}; a second start says: ${said.trim()}`;
      return { isBack: goesOn && isNamed, note };
    },
  },
  {
    name: 'rolling restart of two processes',
    isQuick: true,
    run: (closers) => rollingRestart(closers, RESTARTS),
  },
];
