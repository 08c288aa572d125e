/** Stops the PostgreSQL of the test run, and removes all files of the run. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.runDatabase?.close();
}
