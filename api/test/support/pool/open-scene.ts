import { ApiClient } from '../clients/api-client';
import { startTestApp, type TestApp } from '../servers/test-app';
import type { CleanDatabase } from './clean-database';

/** The parts of a scene: entities, clients and the application, without functions of its own. */
interface Kept {
  made: object;
  testApp: TestApp;
}

const known = new WeakMap<CleanDatabase, Map<string, Kept>>();

const DAY_MS = 86_400_000;

/** The application that a copy is of, and how many ms later its rows were restored. */
interface Copying {
  from: TestApp;
  to: TestApp;
  by: number;
}

/** Returns a copy of what was made, with clients that have the same sessions. */
function copyOf<Made>(made: Made, copying: Copying, seen: Map<unknown, unknown>): Made;
function copyOf(made: unknown, copying: Copying, seen: Map<unknown, unknown>): unknown {
  if (typeof made === 'function') throw new Error('A scene keeps no functions.');
  if (typeof made !== 'object' || made === null) return made;
  if (made === copying.from) return copying.to;
  const copied = seen.get(made) ?? emptyCopyOf(made, copying);
  if (seen.has(made)) return copied;
  seen.set(made, copied);
  if (made instanceof ApiClient || made instanceof Date) return copied;
  for (const [name, value] of Object.entries(made)) {
    Reflect.set(copied as object, name, copyOf(value, copying, seen));
  }
  return copied;
}

function emptyCopyOf(made: object, { to, by }: Copying): object {
  if (made instanceof ApiClient) return made.at(to.running.url);
  if (Array.isArray(made)) return [];
  if (!(made instanceof Date)) return Object.create(Object.getPrototypeOf(made));
  const isOfNow = Math.abs(made.getTime() + by - Date.now()) < DAY_MS;
  return new Date(made.getTime() + (isOfNow ? by : 0));
}

/**
 * Starts the application, and makes a scene on its empty database: for the first test of a worker by
 * `make`, later with the rows and the sessions that it has made then, all of them moved to now.
 */
export async function openScene<Made extends object>(
  name: string,
  env: Record<string, string>,
  make: (testApp: TestApp) => Promise<Made>,
): Promise<Made> {
  const testApp = await startTestApp({ env });
  const { database } = testApp;
  if (!database) return make(testApp);
  const key = `${name} ${JSON.stringify(env)}`;
  const scenes = known.get(database) ?? new Map<string, Kept>();
  known.set(database, scenes);
  const kept = scenes.get(key);
  const by = await database.restore(key);
  if (kept && by !== undefined) {
    // They keep the sessions as the last test with the same ones has left them.
    const { changes } = testApp.running.app;
    if (changes.bus.isConnected) await changes.receivedByAll();
    return copyOf(kept.made as Made, { from: kept.testApp, to: testApp, by }, new Map());
  }
  const made = await make(testApp);
  await database.keep(key);
  const copy = copyOf(made, { from: testApp, to: testApp, by: 0 }, new Map());
  scenes.set(key, { made: copy, testApp });
  return made;
}
