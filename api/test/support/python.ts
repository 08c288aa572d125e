import { spawnSync } from 'node:child_process';

/** Runs Python in a folder. */
export const pythonIn =
  (cwd: string) =>
  (...args: string[]) =>
    spawnSync('python3', ['-B', ...args], { cwd, encoding: 'utf8' });

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A test that runs Python. It is no part of Node.js: a machine without it says so in the name. */
export const testWithPython = (name: string, run: jest.ProvidesCallback): void =>
  hasPython ? test(name, run) : test.skip(`${name} (skipped: there is no python3 here)`, run);
