import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { DataSource } from 'typeorm';
import { createDataSource } from '../../src/app/database/data-source';
import { createSchema, schemaText } from '../../src/app/schema';
import { createTestDatabase } from '../support/sql/template';

/** The undescribed parts of a type and its fields, as schema coordinates. */
function undescribed(type: GraphQLNamedType): string[] {
  if (type.name.startsWith('__')) return [];
  const values = isEnumType(type) ? type.getValues() : [];
  const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const args = fields.flatMap((field) =>
    field.args.map((arg) => ({ ...arg, name: `${field.name}(${arg.name}:)` })),
  );
  const members = [...values, ...inputs, ...fields, ...args].map(({ name, description }) => ({
    name: `${type.name}.${name}`,
    description,
  }));
  const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
  return [...(isRoot ? [] : [type]), ...members]
    .filter(({ description }) => !description)
    .map(({ name }) => name);
}

const committedSchema = () => readFileSync(join(__dirname, '../../schema.graphql'), 'utf8');

test('the committed schema is the one that the resolvers make', async () => {
  expect(committedSchema()).toBe(schemaText(await createSchema()));
});

test('every type, field, argument and enum value of the schema is described', async () => {
  const schema = await createSchema();
  expect(Object.values(schema.getTypeMap()).flatMap(undescribed)).toEqual([]);
});

test('the schema speaks plain English', () => {
  const file = join(__dirname, '../../../scripts/lib/words.json');
  const words: string[] = JSON.parse(readFileSync(file, 'utf8'));
  const avoided = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  const lines = committedSchema().split('\n');
  expect(lines.filter((line) => avoided.test(line))).toEqual([]);
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
    await db.runMigrations({ transaction: 'each' });
    expect(await db.showMigrations()).toBe(false);
  });
});
