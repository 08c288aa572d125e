import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSchema, schemaText } from '../src/app/schema';

/** Writes api/schema.graphql from the resolvers. */
export async function printSchema(folder: string): Promise<void> {
  const file = join(folder, 'schema.graphql');
  await writeFile(file, schemaText(await createSchema()));
}
