import { createHook } from 'node:async_hooks';
import { startTestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

/** Timers that run more often than this cost an idle computer its rest, in ms. */
const SHORTEST_MS = 5_000;

/** A start has settled by then. */
const LATEST_MS = 60_000;

/** Also what measures the delay of the event loop, which has a timer of its own. */
const TIMERS = ['Timeout', 'ELDHISTOGRAM'];

/** A timer of Node, as far as it says after which time it runs, and whether it still will. */
interface Timer {
  _idleTimeout: number;
  _destroyed: boolean;
}

/** Notes every timer from now on; returns the intervals of those that still run, in ms. */
function watchTimers() {
  const timers = new Map<number, { timer: WeakRef<Timer & object>; from: string }>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (!TIMERS.includes(type)) return;
      const from = new Error('A timer').stack ?? '';
      timers.set(id, { timer: new WeakRef(resource as Timer), from });
    },
    destroy: (id) => void timers.delete(id),
  }).enable();
  const short = () =>
    [...timers.values()].flatMap(({ timer, from }) => {
      const { _idleTimeout: ms = 0, _destroyed: isOver } = timer.deref() ?? { _destroyed: true };
      return !isOver && ms >= 0 && ms < SHORTEST_MS ? `${ms} ms: ${from}` : [];
    });
  return { short, stop: () => hook.disable() };
}

test('a process at rest has no timer of less than five seconds', async () => {
  const timers = watchTimers();
  const testApp = await startTestApp({ isApart: true });
  let left = timers.short();
  // Those of the start end by themselves.
  const end = performance.now() + LATEST_MS;
  await until(() => {
    left = timers.short();
    return left.length === 0 || performance.now() > end;
  });
  timers.stop();
  await testApp.close();
  expect(left).toEqual([]);
});
