const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How long npm may repeat the Ctrl-C that the terminal has already sent, in ms. */
const ECHO_MS = 1_000;
const ORPHAN_MS = 500;

/**
 * Forwards signals to children in their own process groups, so that each Ctrl-C reaches them
 * exactly once; this process then ends when they do. `onStop` is called first.
 */
export function passSignals(children, onStop = () => {}) {
  let last = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (Date.now() - last < ECHO_MS) return;
      last = Date.now();
      onStop();
      for (const child of children) sendSignal(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  if (process.env.npm_lifecycle_event) stopWithNpm(children, onStop);
}

/** A signal to npm alone ends the shell that it runs us in, which forwards nothing. */
function stopWithNpm(children, onStop) {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    onStop();
    for (const child of children) sendSignal(child, 'SIGTERM');
  }, ORPHAN_MS);
  timer.unref();
}

/** Signals a child's whole group: tools such as tsc are wrappers around another process. */
export function sendSignal(child, signal) {
  try {
    if (ownGroup.detached) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

/** The options that `spawn` needs for such a child. */
export const ownGroup = { detached: process.platform !== 'win32' };
