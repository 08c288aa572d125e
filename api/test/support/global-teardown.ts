/** Stops the PostgreSQL of the test run. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.testDatabase?.stop();
}
