import { Client } from 'pg';
import { TestFolder } from '../embedded-postgres/test/database-folder';
import { type Described, describeStatements } from './describe';
import { type Statement, Statements } from './statement';

const TABLES = `
  create table properties (id serial primary key, name text not null, total_shares int not null);
  create table property_years (id serial primary key, year int not null,
    property_id int not null references properties);
  create table users (id serial primary key, first_name text not null, last_name text not null,
    date_of_birth date, created_at timestamptz not null,
    linked_property_id int references properties);
  create table shares (id serial primary key, property_id int not null references properties,
    user_id int references users, share_number int not null, is_active boolean not null,
    created_at timestamptz not null, version int not null);
  create table weeks (id serial primary key, start_date date not null);
  create table property_documents (id serial primary key,
    access_level text not null check (access_level in ('owners', 'everyone')))`;

let folder: TestFolder;
let client: Client;

beforeAll(async () => {
  folder = await TestFolder.make();
  const { url } = await folder.start();
  client = new Client({ connectionString: url });
  await client.connect();
  await client.query(TABLES);
});
afterAll(async () => {
  await client.end();
  await folder.remove();
});

const named = (text: string, name = 'example'): Statement => ({ key: 'example', name, text });

async function described(...texts: string[]): Promise<Described | undefined> {
  const statements = texts.map((text, index) => named(text, `text-${index}`));
  return (await describeStatements(client, statements)).get('example');
}

const rowOf = async (text: string) => (await described(text))?.row;
const valuesOf = async (text: string) => (await described(text))?.values;

describe('a row', () => {
  test.each([
    [
      'a column',
      'select id, user_id as "userId" from shares',
      '{ id: number; userId: number | null }',
    ],
    [
      'the types that pg reads',
      `select created_at as at, 1::bigint as big, start_date as day, '{1}'::int[] as list,
        '\\x00'::bytea as bytes, created_at > now() as "isNew"
        from shares, weeks`,
      '{ at: Date; big: number; day: Date; list: number[]; bytes: Buffer; isNew: boolean }',
    ],
    [
      'the texts that a check allows',
      'select access_level as access from property_documents',
      "{ access: 'owners' | 'everyone' }",
    ],
    [
      'the literals of a statement',
      `select case when is_active then 'on' else 'off' end as state, 'x' as kind from shares`,
      "{ state: 'on' | 'off'; kind: 'x' }",
    ],
    ['nothing', 'update shares set is_active = true where id = 1', 'object'],
    ['the returned columns', 'delete from shares returning id', '{ id: number }'],
    [
      'both sides of a union',
      'select user_id as who from shares union all select id from users',
      '{ who: number | null }',
    ],
    [
      'a column of a WITH query',
      'with mine as (select s.* from shares s) select m.share_number, m.user_id from mine m',
      '{ share_number: number; user_id: number | null }',
    ],
  ])('has the types of %s', async (_, text, row) => {
    expect(await rowOf(text)).toBe(row);
  });

  test.each([
    [
      'of an outer join',
      'select p.name from shares s left join property_years y on y.year = 1 left join properties p on p.id = y.property_id',
      '{ name: string | null }',
    ],
    [
      'of a joined name without one of its parts',
      `select u.first_name || ' ' || u.last_name as name from shares s left join users u on u.id = s.user_id`,
      '{ name: string | null }',
    ],
    ['of the greatest of none', 'select max(id) as id from shares', '{ id: number | null }'],
    [
      'of a query without a row',
      'select (select name from properties where id = 1) as name',
      '{ name: string | null }',
    ],
    [
      'of a case without an end',
      `select case when is_active then 1 end as one from shares`,
      '{ one: number | null }',
    ],
    [
      'of a row changed after the condition',
      'update shares set user_id = null where user_id is not null returning user_id as who',
      '{ who: number | null }',
    ],
    ['of a part of JSON', `select '{}'::json ->> 'a' as a`, '{ a: string | null }'],
  ])('may hold the null %s', async (_, text, row) => {
    expect(await rowOf(text)).toBe(row);
  });

  test.each([
    [
      'a left join by a foreign key',
      'select p.name from shares s left join properties p on p.id = s.property_id',
      '{ name: string }',
    ],
    [
      'a condition',
      'select s.user_id as who from shares s where s.user_id is not null',
      '{ who: number }',
    ],
    [
      'a condition on an outer join',
      'select u.first_name as name from shares s left join users u on u.id = s.user_id where u.id > 1',
      '{ name: string }',
    ],
    ['coalesce', 'select coalesce(user_id, 0) as who from shares', '{ who: number }'],
    ['count', 'select count(*)::int as count from shares', '{ count: number }'],
    [
      'max within a group',
      'select max(id) as id from shares group by property_id',
      '{ id: number }',
    ],
    [
      'a filter of an aggregate',
      'select coalesce(array_agg(user_id) filter (where user_id is not null), array[]::int[]) as people from shares',
      '{ people: number[] }',
    ],
  ])('holds no null after %s', async (_, text, row) => {
    expect(await rowOf(text)).toBe(row);
  });

  test('has the types within its JSON, where dates are texts', async () => {
    const row = await rowOf(`select p.id, case when u.id is not null then json_build_object(
        'name', u.first_name, 'born', u.date_of_birth, 'since', u.created_at) end as guest,
      (select coalesce(json_agg(json_build_object('number', s.share_number, 'who', s.user_id)), '[]')
        from shares s where s.property_id = p.id) as shares,
      (select row_to_json(it) from (select p.name, p.total_shares as total) it) as view
      from properties p left join users u on u.linked_property_id = p.id`);
    expect(row).toBe(
      '{ id: number; guest: { name: string; born: string | null; since: string } | null; ' +
        'shares: { number: number; who: number | null }[]; view: { name: string; total: number } }',
    );
  });

  test('is a text for JSON that was cast to text', async () => {
    expect(await rowOf(`select json_build_object('a', id)::text as it from shares`)).toBe(
      '{ it: string }',
    );
  });

  test('is only a record for objects of different shapes', async () => {
    const row = await rowOf(`select json_build_object('a', id) as it from shares
      union all select json_build_object('b', id) from users`);
    expect(row).toBe('{ it: Record<string, unknown> }');
  });

  test('has no columns of the missing row when its id is null', async () => {
    const row = await rowOf(`with total as (select count(*)::int as total from shares)
      select page.*, total.total from total left join (select id, version from shares) page on true`);
    expect(row).toBe(
      '{ id: number; version: number; total: number }\n      | { id: null; version: null; total: number }',
    );
  });
});

describe('a value', () => {
  test('may be null only where the statement or the column allows it', async () => {
    expect(await valuesOf('select 1 from shares where id = $1')).toBe('readonly [number]');
    expect(await valuesOf('select 1 from shares where $1::int is null or id = $1')).toBe(
      'readonly [number | null]',
    );
    expect(await valuesOf('update shares set user_id = $2, share_number = $3 where id = $1')).toBe(
      'readonly [number, number | null, number]',
    );
  });

  test('may be null where another text of the same key allows it', async () => {
    const texts = [
      'select id from shares where $1::int is null',
      'select id from shares where id = $1',
    ];
    expect((await described(...texts))?.values).toBe('readonly [number | null]');
  });

  test('may be an array', async () => {
    expect(await valuesOf('select 1 from shares where id = any($1::int[])')).toBe(
      'readonly [readonly (number | null)[]]',
    );
  });
});

test('texts of one key with different types are refused by name', async () => {
  await expect(
    described('select id from shares', 'select user_id as id from shares'),
  ).rejects.toThrow('The statement text-1 differs from others of its key');
});

test('a statement that PostgreSQL does not understand is refused by name', async () => {
  await expect(described('select missing from shares')).rejects.toThrow(
    'PostgreSQL refuses the statement text-0.',
  );
});

test('a second statement of a name is refused, and a name that PostgreSQL would truncate', () => {
  const statements = new Statements<string>();
  const first = statements.add('find', 'select 1');
  const other = statements.add('find', 'select 2', 'all');
  expect(statements.all()).toEqual([first, other]);
  expect(() => statements.add('find-all', 'select 3')).toThrow(
    'Two statements are named find-all.',
  );
  expect(() => statements.add('a'.repeat(64), 'select 1')).toThrow('is too long a name.');
});
