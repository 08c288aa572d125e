import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../api/test/support/servers/free-port';
import { openMailServer } from '../../api/test/support/servers/mail-server';
import { startPostgres } from '../../api/test/support/servers/postgres-server';
import { serverProcess } from '../../api/test/support/servers/server-process';
import { until } from '../../api/test/support/until';
import type { Scenario } from './scenario';
import { settleTown } from './town';
import { external } from './worlds';

const MAILS = 10;

function canMount(): string | undefined {
  if (process.platform !== 'linux') return 'it needs a tmpfs';
  const folder = join(tmpdir(), `fairweek-mount-${process.pid}`);
  spawnSync('mkdir', [folder]);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  spawnSync('rmdir', [folder]);
  return status === 0 ? undefined : 'this user may not mount a tmpfs';
}

export const SERVICE_FAULTS: Scenario[] = [
  {
    name: 'mail server down for 5 s',
    async run(closers) {
      const postgres = await startPostgres();
      closers.push(() => postgres.remove());
      await settleTown(postgres.url, 1);
      const port = await freePort();
      const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
      const server = await serverProcess(postgres.url, { env });
      closers.push(() => server.kill());
      await server.start();
      const people = Array.from({ length: MAILS }, (_, index) => `new${index}@example.test`);
      for (const email of people) {
        await fetch(`${server.url}/api/auth/register-first-time`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, firstName: 'Nora', lastName: 'New' }),
        });
      }
      await sleep(5_000);
      const mail = await openMailServer(port);
      closers.push(() => mail.close());
      const begun = Date.now();
      const arrived = () => people.filter((email) => mail.count(email) > 0).length;
      await Promise.race([until(() => arrived() === MAILS), sleep(60_000)]);
      const back = Math.round((Date.now() - begun) / 10) / 100;
      await sleep(2_000);
      const copies = people.reduce((sum, email) => sum + mail.count(email), 0);
      const lost = MAILS - arrived();
      return { acknowledged: MAILS, lost, doubled: copies - arrived(), back, isBack: lost === 0 };
    },
  },
  {
    name: 'disk of the database full for 5 s',
    skipped: canMount,
    async run(closers) {
      const folder = await mkdtemp(join(tmpdir(), 'fairweek-disk-'));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=711', 'tmpfs', folder]);
      closers.push(async () => spawnSync('umount', ['-l', folder]));
      const { server, disturb } = await external(closers, join(folder, 'data'));
      const filler = join(folder, 'filler');
      const said = new Set<string>();
      const fault = async () => {
        await writeFile(filler, Buffer.alloc(160_000_000)).catch(() => undefined);
        for (const end = Date.now() + 5_000; Date.now() < end; await sleep(300)) {
          const answer = await fetch(`${server.url}/readyz`);
          said.add(`${answer.status} ${await answer.text()}`);
        }
        await rm(filler);
      };
      const outcome = await disturb(fault);
      const isNoticed = [...said].some((it) => it.includes('"writable":"not ready"'));
      const note = `/readyz ${isNoticed ? 'noticed it' : `said ${[...said].join(', ')}`}; ${outcome.note}`;
      return { ...outcome, isBack: outcome.isBack && isNoticed, note };
    },
  },
];
