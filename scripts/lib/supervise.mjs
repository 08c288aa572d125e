import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCode, start } from './run.mjs';
import { ownGroup, passSignals } from './signals.mjs';

/** How long to wait before each further start; longer each time, until one has been well for a minute. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const WELL_MS = 60_000;

/** Exit codes of api/src/kit/start-problem.ts: a person has to act first, or something is not there yet. */
const CANNOT_START = 78;
const NOT_YET = 69;

/**
 * Runs a command and starts it again when it ends by accident; resolves with its exit code once it
 * has ended by itself, was stopped, or cannot start.
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
    // What has run once is worth waiting for.
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
