import 'reflect-metadata';
import { printHappenings } from './print-happenings';
import { printOpenapi } from './print-openapi';
import { printSchema } from './print-schema';
import { printStatements } from './print-statements';

/** Writes the generated files of the api, whose folder is the first argument. */
async function main([folder = '.']: string[]): Promise<void> {
  await printSchema(folder);
  await printOpenapi(folder);
  await printHappenings(folder);
  await printStatements(folder);
}

void main(process.argv.slice(2));
