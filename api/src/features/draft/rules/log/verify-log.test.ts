import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { verifyLog } from '../index';

/** Files of logs that a verifier must accept or refuse; docs/draft-log.md describes them. */
const FOLDER = join(__dirname, '../../../../../../docs/draft-log');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Vector {
  file: string;
  what: string;
  head?: string;
  older?: string;
  lists?: string;
  isInOrder: boolean;
  problem?: string;
}

const vectors: Vector[] = JSON.parse(read('vectors.json'));

const keptBy = ({ head, older }: Vector) =>
  head ? { head } : older ? { file: read(older) } : undefined;

const listsIn = ({ lists }: Vector) => (lists === undefined ? lists : read(lists));

test.each(vectors.map((vector) => [vector.what, vector] as const))('%s', async (_what, vector) => {
  const verdict = await verifyLog(read(vector.file), {
    kept: keptBy(vector),
    lists: listsIn(vector),
  });
  expect(verdict).toMatchObject(
    vector.isInOrder ? { isInOrder: true } : { isInOrder: false, problem: vector.problem },
  );
});

test('every file of the folder is a vector', () => {
  const files = readdirSync(FOLDER).filter((file) => /^(good|bad|lists|rewritten)/.test(file));
  const named = vectors.flatMap(({ file, lists }) => (lists ? [file, lists] : [file]));
  expect(new Set(named)).toEqual(new Set(files));
});

test('what only something kept can catch passes without it', async () => {
  const kept = vectors.filter((vector) => !vector.isInOrder && (keptBy(vector) ?? listsIn(vector)));
  expect(kept.length).toBeGreaterThan(16);
  for (const { file } of kept) {
    expect(await verifyLog(read(file))).toMatchObject({ isInOrder: true });
  }
});

test('the verdict names the last hash, and the entry up to which it was kept', async () => {
  const { head } = vectors.find((vector) => vector.isInOrder && vector.head) ?? {};
  const file = read('good-plain.json');
  const last = JSON.parse(file).entries.at(-1).hash;
  const spaced =
    head
      ?.slice(0, 20)
      .toUpperCase()
      .replace(/(.{4})/g, '$1 ') ?? '';
  expect(await verifyLog(file, { kept: { head: spaced } })).toEqual({
    isInOrder: true,
    summary:
      'The draft of Lake House for 2028 is in order to its end: 10 entries, 8 weeks chosen, 4 shares take part.',
    keptUntil: 'It continues what you kept: nothing up to entry 6 was changed.',
    head: last,
    entries: 10,
  });
});

test('the verdict counts one as one', async () => {
  const log = JSON.parse(read('good-running.json'));
  const first = JSON.stringify({ ...log, entries: log.entries.slice(0, 2) });
  expect(await verifyLog(first)).toMatchObject({
    summary:
      'The draft of Lake House for 2028 is in order so far: 2 entries, 1 week chosen, 4 shares take part.',
  });
});

test.each(['', 'abc', '1a731906b82c50z', 'not a fingerprint at all'])(
  'a fingerprint of too few or other digits (%j) is refused',
  async (head) => {
    const verdict = await verifyLog(read('good-plain.json'), { kept: { head } });
    expect(verdict).toMatchObject({
      isInOrder: false,
      problem: 'A fingerprint has at least 16 of the digits 0 to 9 and a to f.',
    });
  },
);

test('a broken file that was kept is said to be the other one', async () => {
  const kept = { file: read('bad-not-json.json') };
  expect(await verifyLog(read('good-plain.json'), { kept })).toMatchObject({
    problem: 'The other file: The file is not a draft’s log: it is not JSON.',
  });
});

describe('the published schema', () => {
  const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false });
  const schema = JSON.parse(read('schema.json'));
  ajv.addSchema(schema, 'log');
  const accepts = (text: string) => {
    const log: { entries: { text: string }[] } = JSON.parse(text);
    if (!ajv.validate('log', log)) return false;
    const entries = log.entries.map((entry) => JSON.parse(entry.text));
    const version = entries[0]?.facts?.rules?.version ?? 1;
    return (
      [1, 2, 3].includes(version) &&
      entries.every((entry) => ajv.validate(`log#/$defs/entry${version}`, entry))
    );
  };
  const SHAPE = /as it is downloaded|other fields or values|of an unknown version/;
  const isShaped = ({ lists, problem = '' }: Vector) =>
    !(lists === undefined && SHAPE.test(problem));

  const lists = vectors.filter((vector) => vector.lists);
  test.each(lists)('agrees with the verifier on the fields of $lists', (vector) => {
    const isShape = ajv.validate('log#/$defs/lists', JSON.parse(listsIn(vector) ?? ''));
    expect(isShape).toBe(!SHAPE.test(vector.problem ?? ''));
  });

  test('describes the file of time stamps', () => {
    const stamps = [{ seq: 1, authority: 'http://timestamp.example', answer: 'MIIE' }];
    const file = { property: 'Hut', year: 2028, stamps };
    expect(ajv.validate('log#/$defs/stamps', file)).toBe(true);
    expect(ajv.validate('log#/$defs/stamps', { ...file, stamps: [{ seq: 1 }] })).toBe(false);
  });

  // A pattern knows no calendar, and JSON.parse reads the last of two fields with one name.
  const UNREADABLE = /not-json|entry-null|no-such|mark/;
  const readable = vectors.filter(({ file, lists: own }) => !own && !UNREADABLE.test(file));
  test.each(readable)('agrees with the verifier on the fields of $file', (vector) => {
    expect(accepts(read(vector.file))).toBe(isShaped(vector));
  });
});
