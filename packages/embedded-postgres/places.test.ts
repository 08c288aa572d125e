import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../postgres-connection/test/ask';
import { findBinaries, programPath, repairBinaries } from './binaries';
import { startEmbeddedDatabase } from './embedded-database';
import { choosePlaces, type Places } from './places';
import { runCommand } from './run-command';

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

/**
 * Returns a copy as `npm ci --ignore-scripts` leaves it: without symbolic links and executable
 * bits.
 */
async function copyUnrepaired(folder: string): Promise<string> {
  const { folder: original } = await findBinaries();
  const copy = join(folder, 'native');
  await cp(original, copy, { recursive: true, verbatimSymlinks: true });
  await runCommand('/usr/bin/find', [copy, '-type', 'l', '-delete']);
  await chmod(programPath(copy, 'postgres'), 0o644);
  return copy;
}

describe('the binaries', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'embedded-binaries-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are repaired when npm ran no install scripts', async () => {
    const copy = await copyUnrepaired(folder);
    expect((await runCommand(programPath(copy, 'initdb'), ['--version'])).ok).toBe(false);
    await repairBinaries(copy);
    await repairBinaries(copy);
    expect(await runCommand(programPath(copy, 'initdb'), ['--version'])).toEqual({
      ok: true,
      output: expect.stringContaining('PostgreSQL'),
    });
  });

  it('are reported missing in one sentence', async () => {
    await mkdir(join(folder, 'native'));
    await expect(repairBinaries(join(folder, 'native'))).rejects.toThrow(
      /^The built-in PostgreSQL is incomplete .* run npm install again/,
    );
  });
});

asRoot('as root, below a folder that only root may enter', () => {
  let locked: string;
  const sentences: string[] = [];
  const log = (sentence: string) => {
    sentences.push(sentence);
  };
  const leftOvers: string[] = [];

  beforeEach(async () => {
    locked = await mkdtemp(join(homedir(), 'embedded-locked-'));
    sentences.length = 0;
  });
  afterEach(async () => {
    for (const path of [locked, ...leftOvers.splice(0)]) {
      await rm(path, { recursive: true, force: true });
    }
  });

  async function choose(release: string): Promise<Places> {
    const dataDir = join(locked, 'clone', 'data');
    await mkdir(dataDir, { recursive: true });
    const folder = join(locked, 'native');
    const places = await choosePlaces({
      application: 'Example',
      dataDir,
      found: { folder, release },
      log,
    });
    leftOvers.push(places.home, join('/var/lib/example', release));
    return places;
  }

  it('keeps the data in a system folder, reports where, and finds it again', async () => {
    const dataDir = join(locked, 'clone', 'data');
    const options = { application: 'Example', dataDir, log, settings: { fsync: 'off' } };
    const first = await startEmbeddedDatabase(options);
    leftOvers.push(/kept in (\S+)\.$/.exec(sentences[0] ?? '')?.[1] ?? '');
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    // Below such a folder the programs are used from a copy as well.
    expect(sentences.filter((it) => !it.includes('so a copy in'))).toEqual([
      expect.stringMatching(/^PostgreSQL may not enter .+, so its data is kept in \/var\/lib\//),
    ]);
    const second = await startEmbeddedDatabase(options);
    expect(await ask(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    await second.stop();
    expect(sentences[1]).toBe(sentences[0]);
  });

  it('runs a copy of binaries that PostgreSQL may not reach, repaired as well', async () => {
    await copyUnrepaired(locked);
    const release = `test-${process.pid}`;
    const places = await choose(release);
    expect(places.binaries).toBe(`/var/lib/example/${release}/native`);
    expect((await choose(release)).binaries).toBe(places.binaries);
    const { ok } = await runCommand(
      programPath(places.binaries, 'initdb'),
      ['--version'],
      places.runAs,
    );
    expect(ok).toBe(true);
  });

  it('does not ignore a database that has become unreachable', async () => {
    const cluster = join(locked, 'clone', 'data', 'postgres', 'cluster');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '18');
    await expect(choose('never')).rejects.toThrow(/is there, but .* may not enter that folder/);
  });
});
