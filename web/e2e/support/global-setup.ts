import { openRunDatabase } from './api';
import { seedDemo } from './server';

/** Starts the PostgreSQL of all journeys and seeds the demo in it once. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const database = await openRunDatabase();
  await seedDemo();
  return database.close;
}
