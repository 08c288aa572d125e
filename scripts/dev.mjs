// npm run dev: the api and the web interface, rebuilt and reloaded whenever a file is saved.
import { createInterface } from 'node:readline';
import { distrustBuild } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { exitCode, start, tool } from './lib/run.mjs';
import { ownGroup, passSignals, sendSignal } from './lib/signals.mjs';

const WEB_PORT = '5173';

await prepare();
distrustBuild();

// Developers open Vite's address, so links in emails and the Origin check use it.
const APP_URL = process.env.APP_URL ?? `http://localhost:${WEB_PORT}`;
const compile = ['-p', 'api/tsconfig.build.json', '--watch', '--preserveWatchOutput'];
const children = [
  launch('tsc', tool('tsc', ...compile)),
  launch('api', [process.execPath, '--enable-source-maps', '--watch', 'api/dist/app/main.js']),
  launch('web', tool('vite', 'web', '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false')),
];
passSignals(children);

const codes = await Promise.all(
  children.map(async (child) => {
    const code = await exitCode(child);
    // One is useless without the others.
    for (const other of children) sendSignal(other, 'SIGTERM');
    return code;
  }),
);
process.exitCode = Math.max(...codes.map((code) => (code > 128 ? 0 : code)));

function launch(name, command) {
  const child = start(command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, APP_URL, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    ...ownGroup,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
  }
  return child;
}
