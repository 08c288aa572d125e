import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { TestFolder } from '../embedded-postgres/test/database-folder';
import { ask } from '../postgres-connection/test/ask';
import { checkSnapshot } from './check-snapshot';
import { loadSnapshot } from './load-snapshot';
import { inSnapshot } from './snapshot-client';
import { writeWholeFile } from './whole-file';
import { snapshotOf } from './write-snapshot';

const TABLES = `create table houses (id serial primary key, name text not null);
  create table weeks (house_id integer not null references houses, starts_on date not null)`;
const WEEKS =
  'select name, starts_on::text as day from weeks join houses on id = house_id order by 2';

let folder: TestFolder;
let url: string;
let file: string;

beforeAll(async () => {
  folder = await TestFolder.make();
  ({ url } = await folder.start());
  await ask(url, TABLES);
  await ask(url, `insert into houses (name) values ('Ärenæs'), (E'a\\ttab\\nand \\\\.')`);
  await ask(url, `insert into weeks values (2, '2027-01-02'), (1, '2026-12-26')`);
  file = join(folder.path, 'house.backup.gz');
  const application = 'Example';
  const options = {
    application,
    release: '1.2.3',
    without: [],
    secretMark: null,
    secret: 'hidden',
  };
  await inSnapshot({ application, url }, (client) =>
    writeWholeFile(file, snapshotOf(client, options)),
  );
});
afterAll(() => folder.remove());

async function restored(): Promise<string> {
  await ask(url, 'create database copy');
  const copy = url.replace(/example$/, 'copy');
  await ask(copy, TABLES);
  const client = new Client({ connectionString: copy });
  await client.connect();
  await client.query('begin');
  await loadSnapshot(client, await checkSnapshot(file, 'Example'));
  await client.query('commit');
  await client.end();
  return copy;
}

test('a restored database has the same rows, keys and next ids', async () => {
  const copy = await restored();
  expect(await ask(copy, WEEKS)).toEqual(await ask(url, WEEKS));
  expect(await ask(copy, `insert into houses (name) values ('new') returning id`)).toEqual([
    { id: 3 },
  ]);
  await expect(ask(copy, `insert into weeks values (9, '2027-01-09')`)).rejects.toThrow(
    'foreign key',
  );
});

test('a file begins with its application and release, and says what is in it', async () => {
  const { header, trailer, secret } = await checkSnapshot(file, 'Example');
  expect(header).toMatchObject({ format: 1, application: 'example', release: '1.2.3' });
  expect([trailer.tables.houses?.rows, trailer.tables.weeks?.rows, secret]).toEqual([
    2,
    2,
    'hidden',
  ]);
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).toMatch(/^-- example \{"format":1,"example":"1\.2\.3","postgres":/);
});

test('the file of another application is refused, and one that was cut', async () => {
  await expect(checkSnapshot(file, 'Other')).rejects.toThrow('is no backup of Other');
  const cut = `${file}.cut`;
  await writeFile(cut, (await readFile(file)).subarray(0, -20));
  await expect(checkSnapshot(cut, 'Example')).rejects.toThrow('is cut off or has been changed');
});
