import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { DataSource } from 'typeorm';
import { createDataSource } from '../../src/app/data-source';
import { createSchema, schemaText } from '../../src/app/schema';
import { createTestDatabase } from '../support/template';

/** Plain names that say all there is to say. */
const SELF_EXPLAINING = new Set([
  'id',
  'email',
  'firstName',
  'lastName',
  'content',
  'createdAt',
  'updatedAt',
  'items',
  'total',
  'input',
]);

function undescribed(type: GraphQLNamedType): string[] {
  if (type.name.startsWith('__')) return [];
  if (isEnumType(type)) return type.description ? [] : [type.name];
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((field) => !field.description && !SELF_EXPLAINING.has(field.name))
    .map((field) => `${type.name}.${field.name}`);
}

test('the committed schema is the one that the resolvers make', async () => {
  const committed = readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');
  expect(committed).toBe(schemaText(await createSchema()));
});

test('every field of the schema is described, unless its name says all', async () => {
  const schema = await createSchema();
  expect(Object.values(schema.getTypeMap()).flatMap(undescribed)).toEqual([]);
});

describe('migrations', () => {
  let db: DataSource;

  beforeAll(async () => {
    db = await createDataSource(await createTestDatabase()).initialize();
  });

  afterAll(() => db.destroy());

  test('make exactly what the entities describe', async () => {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('can be undone to the empty database and done again', async () => {
    for (const _ of db.migrations) await db.undoLastMigration();
    await db.runMigrations();
    expect(await db.showMigrations()).toBe(false);
  });
});
