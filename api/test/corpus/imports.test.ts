import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { makeProperty } from '../../src/features/properties/property.factory';
import { type Home, openHome } from '../support/scenes/home-cast';
import { preview } from '../support/scenes/import-files';

const FOLDER = join(__dirname, 'imports');

interface Expected {
  /** Each share as 'Property | Location | Share | First Last <address> + …'. */
  taken: string[];
  /** Each refused row as 'Line: part of its problem', with the person for one of two of a line. */
  refused: string[];
  /** Lines above the titles, totals, headings and repeated titles. */
  skipped: number;
}

const EXPECTED: Record<string, Expected> = JSON.parse(
  readFileSync(join(FOLDER, 'expected.json'), 'utf8'),
);

/** The web makes this CSV of a spreadsheet, as its own test of these files proves. */
const csvPath = (name: string) => (/^\.(xlsx|ods)$/.test(extname(name)) ? `${name}.csv` : name);

interface Row {
  line: number;
  person: number;
  firstName: string;
  lastName: string;
  email: string | null;
  property: string;
  location: string;
  shareNumber: number | null;
  note: string;
  isRefused: boolean;
}

const personOf = ({ firstName, lastName, email }: Row) =>
  [`${firstName} ${lastName}`.trim(), email && `<${email}>`].filter(Boolean).join(' ');

function takenOf(rows: Row[]): string[] {
  const people = new Map<string, string[]>();
  for (const row of rows.filter((it) => !it.isRefused)) {
    const share = `${row.property} | ${row.location} | ${row.shareNumber} | `;
    people.set(share, [...(people.get(share) ?? []), personOf(row)]);
  }
  return [...people].map(([share, names]) => share + names.join(' + '));
}

/** 'Skipped: 2 lines above them, 1 total and 3 headings.' are 6. */
const skippedOf = (reading: string) =>
  [...(/Skipped: (.*?)\. Read/.exec(reading)?.[1] ?? '').matchAll(/\d+/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );

/** The rows of a file that are neither taken nor refused as they must be. */
function wrongOf(expected: Expected, job: { rows: Row[]; reading: string }) {
  const rows = [...job.rows].sort((a, b) => a.line - b.line || a.person - b.person);
  const taken = takenOf(rows);
  const refused = rows.filter((it) => it.isRefused);
  const isExpected = ({ line, note, ...row }: Row, index: number) => {
    const [at, what = ''] = (expected.refused[index] ?? '').split(/: (.*)/);
    const text = `${personOf({ line, note, ...row })} ${note}`.toLowerCase();
    return (
      at === String(line) &&
      what
        .toLowerCase()
        .split(' ')
        .every((it) => text.includes(it))
    );
  };
  return {
    missing: expected.taken.filter((it) => !taken.includes(it)),
    skipped: skippedOf(job.reading) === expected.skipped ? [] : [job.reading],
    wrong: taken.filter((it) => !expected.taken.includes(it)),
    refused: refused
      .filter((row, index) => !isExpected(row, index))
      .map((it) => `${it.line}: ${it.note}`),
  };
}

let home: Home;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  const { manager } = home.testApp.running.app.db;
  for (const location of ['Bled', 'Bled'])
    await makeProperty(manager, { name: 'Twin House', location });
});

afterAll(() => home.testApp.close());

test('every file of the corpus has its expectation', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter(
    (it) => /\.(csv|txt|xlsx|ods)$/.test(it) && !/\.(xlsx|ods)\.csv$/.test(it),
  );
  expect(sheets.sort()).toEqual(Object.keys(EXPECTED).sort());
});

test('sheets as people have them are taken as they are, and none of their rows wrongly', async () => {
  const report: Record<string, unknown> = {};
  const figures = { rows: 0, taken: 0, wrong: 0 };
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const bytes = readFileSync(join(FOLDER, csvPath(name)));
    const found = await preview(home.as.administrator, bytes).then(
      (job) => wrongOf(expected, job),
      (error: Error) => ({ missing: expected.taken, wrong: [], refused: [error.message] }),
    );
    figures.rows += expected.taken.length;
    figures.taken += expected.taken.length - found.missing.length;
    figures.wrong += found.wrong.length;
    if (Object.values(found).some((it) => it.length > 0)) report[name] = found;
  }
  expect(report).toEqual({});
  expect(figures).toEqual({ rows: 158, taken: 158, wrong: 0 });
});
