import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCode, start } from './run.mjs';
import { ownGroup, passSignals } from './signals.mjs';

/** Delay before each restart, in ms; doubles each time, until one has run well for a minute. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const WELL_MS = 60_000;

/**
 * Exit codes of api/src/core/process/start-problem.ts: an administrator has to act, or a service is not
 * available yet.
 */
const CANNOT_START = 78;
const NOT_YET = 69;

/**
 * Runs a command and restarts it when it ends unexpectedly; resolves with its exit code once it has
 * ended on its own, was stopped, or cannot start.
 */
export async function supervise(command, { pauseMs = FIRST_PAUSE_MS } = {}) {
  const children = [];
  const stopping = new AbortController();
  passSignals(children, () => stopping.abort());
  let hasRun = false;
  for (let pause = pauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const begun = Date.now();
    children[0] = start(command, { stdio: 'inherit', ...ownGroup });
    const code = await exitCode(children[0]);
    children.pop();
    // A program that has run once may wait for a missing service.
    const isFinal = [0, CANNOT_START].includes(code) || (code === NOT_YET && !hasRun);
    if (stopping.signal.aborted || isFinal) return code;
    hasRun = true;
    if (Date.now() - begun > WELL_MS) pause = pauseMs;
    const seconds = pause / 1000;
    console.error(`Fairweek ${wordsFor(code)}; restarting in ${seconds} s.`);
    await sleep(pause, null, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
  }
}

function wordsFor(code) {
  const [signal] = Object.entries(constants.signals).find(([, it]) => it + 128 === code) ?? [];
  return signal ? `was killed (${signal})` : `exited unexpectedly (exit code ${code})`;
}
