import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { type ExportedLedger, verifyLedger } from './index';

/** Files of ledgers that a verifier must accept or refuse; docs/ledger.md describes them. */
const FOLDER = join(__dirname, '../../../../../docs/ledger');
const read = (file: string) => readFileSync(join(FOLDER, 'vectors', file), 'utf8');

interface Vector {
  file: string;
  what: string;
  head?: string;
  before?: string;
  isInOrder: boolean;
  problem?: string;
}

const vectors: Vector[] = JSON.parse(readFileSync(join(FOLDER, 'vectors.json'), 'utf8'));

const keptBy = ({ head, before }: Vector) =>
  head ? { head } : before ? { file: read(before) } : undefined;

test.each(vectors.map((vector) => [vector.what, vector] as const))('%s', async (_what, vector) => {
  const { isInOrder, problem } = vector;
  const verdict = await verifyLedger(read(vector.file), keptBy(vector));
  expect(verdict).toMatchObject(isInOrder ? { isInOrder } : { isInOrder, problem });
});

test('every file of the folder is a vector', () => {
  const files = new Set(vectors.map(({ file }) => file));
  expect(files).toEqual(new Set(readdirSync(join(FOLDER, 'vectors'))));
});

test('files that are in order by themselves are refused only beside something kept', () => {
  for (const { file, isInOrder, head, before } of vectors) {
    if (!head && !before) expect(isInOrder).toBe(file.startsWith('good'));
  }
});

test('the verdict names the house, what is in the file, the last hash, and what was kept', async () => {
  const { head = '' } = vectors.find((vector) => vector.isInOrder && vector.head) ?? {};
  const file = read('good-rich.json');
  const spaced = head
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})/g, '$1 ');
  expect(await verifyLedger(file, { head: spaced })).toEqual({
    isInOrder: true,
    summary:
      'The ledger of Lake House in EUR is in order: 18 entries, 12 of them with their texts.',
    keptUntil: 'It continues what you kept: nothing up to entry 9 was changed.',
    head: JSON.parse(file).entries.at(-1).hash,
    entries: 18,
  });
});

test('the verdict counts one as one, and says nothing of what was not kept', async () => {
  const file = read('good-opened.json');
  expect(await verifyLedger(file)).toEqual({
    isInOrder: true,
    summary: 'The ledger of Lake House in EUR is in order: 1 entry, 1 of them with their texts.',
    head: JSON.parse(file).entries[0].hash,
    entries: 1,
  });
});

test('a file that ends before one that was kept is said to be cut off', async () => {
  const verdict = await verifyLedger(read('good-half.json'), { file: read('good-rich.json') });
  expect(verdict).toMatchObject({ isCutOff: true });
});

test.each(['EU', 'EURO', 'XEUR', 'eur', ''])('%j is no currency', async (currency) => {
  const ledger: ExportedLedger = JSON.parse(read('good-opened.json'));
  expect(await verifyLedger(JSON.stringify({ ...ledger, currency }))).toMatchObject({
    problem: 'The file is not a ledger as it is downloaded.',
  });
});

test.each([
  ['"currency"', '"currency":"USD","currency"'],
  ['"text"', '"\\u0074ext":"{}","text"'],
])('a file that has %s twice is refused', async (name, twice) => {
  const ledger: ExportedLedger = JSON.parse(read('good-opened.json'));
  expect(await verifyLedger(JSON.stringify(ledger).replace(name, twice))).toMatchObject({
    problem: 'The file is not a ledger: it has a field twice.',
  });
});

test('a file of more levels than can be written is refused', async () => {
  const ledger: ExportedLedger = JSON.parse(read('good-opened.json'));
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const [opening] = ledger.entries;
  const deep = JSON.stringify({ ...ledger, entries: [{ ...opening, text }] });
  expect(await verifyLedger(deep)).toMatchObject({
    problem: 'Entry 1 is not written as a ledger writes it.',
  });
});

describe('the published schema', () => {
  const ajv = new Ajv({ strictTypes: false, strictTuples: false });
  const schema = JSON.parse(readFileSync(join(FOLDER, 'ledger.schema.json'), 'utf8'));
  ajv.addSchema(schema, 'ledger');
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const accepts = (file: unknown) =>
    ajv.validate('ledger', file) &&
    (file as ExportedLedger).entries.every(({ text }) =>
      ajv.validate('ledger#/$defs/entry', parsed(text)),
    );
  const SHAPE =
    /as it is downloaded|other fields or values|^Entry \d+ is not JSON|: it is not JSON/;

  // A pattern knows no calendar.
  const shaped = vectors.filter(({ file }) => file !== 'bad-no-such-day.json');
  test.each(shaped)('agrees with the verifier on the fields of $file', ({ file, problem = '' }) => {
    const isShaped = file.startsWith('good') || !SHAPE.test(problem);
    expect(accepts(parsed(read(file)))).toBe(isShaped);
  });
});
