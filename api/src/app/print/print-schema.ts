import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSchema, schemaText } from '../schema';

/** Writes api/schema.graphql from the resolvers. */
async function main(): Promise<void> {
  const file = join(__dirname, '../../../schema.graphql');
  await writeFile(file, schemaText(await createSchema()));
}

void main();
