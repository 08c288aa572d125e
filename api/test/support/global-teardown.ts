import { keepStarts } from './pool/starts';

/** Stops the PostgreSQL of the test run, and removes all files of the run. */
export default async function globalTeardown(): Promise<void> {
  const { runDatabase } = globalThis;
  if (!runDatabase) return;
  if (process.env.TEST_PART) keepStarts(runDatabase.folder, process.env.TEST_PART);
  await runDatabase.close();
}
