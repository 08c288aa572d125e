import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonIn, testWithPython } from '../../../../../test/support/python';
import { verifyLog } from '../index';

/** docs/draft-log/verify.py reads the same document in another language, and in its own words. */
const FOLDER = join(__dirname, '../../../../../../docs/draft-log');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Vector {
  file: string;
  what: string;
  head?: string;
  older?: string;
  lists?: string;
}

const vectors: Vector[] = JSON.parse(read('vectors.json'));

/** Prints why it refuses each vector; null for one that it accepts. */
const ALL = `
import json, verify
def text(name):
    return name and open(name, encoding='utf-8').read()
print(json.dumps([
    verify.verdict(text(it['file']), text(it.get('older')), it.get('head'), text(it.get('lists')))
    for it in json.loads(text('vectors.json'))]))
`;

const python = pythonIn(FOLDER);

/** Returns the problem that Fairweek names; null if there is none. */
async function problemOf({ file, older, head, lists }: Vector): Promise<string | null> {
  const kept = older ? { file: read(older) } : head === undefined ? head : { head };
  const verdict = await verifyLog(read(file), { kept, lists: lists && read(lists) });
  return verdict.isInOrder ? null : verdict.problem;
}

const entryIn = (problem: string | null) => /\bentry (\d+)/i.exec(problem ?? '')?.[1];

testWithPython('the verifier in Python comes to the same verdicts', async () => {
  const { stdout, stderr } = python('-c', ALL);
  expect(stderr).toBe('');
  const problems: (string | null)[] = JSON.parse(stdout);
  expect(problems).toHaveLength(vectors.length);
  for (const [index, vector] of vectors.entries()) {
    const [own, other = null] = [await problemOf(vector), problems[index]];
    expect([vector.what, other === null]).toEqual([vector.what, own === null]);
    // Some problems are of the whole file to one verifier, and of an entry to the other.
    const [first, second] = [entryIn(own), entryIn(other)];
    if (first && second) expect([vector.what, second]).toEqual([vector.what, first]);
  }
});

testWithPython('it says accepted, or the first entry that is not in order', () => {
  const good = python('verify.py', 'good-plain.json', 'good-running.json');
  expect(good).toMatchObject({ stdout: 'accepted\n', status: 0 });
  const bad = python('verify.py', 'good-2-lists.json', '--lists', 'lists-changed.json');
  expect(bad).toMatchObject({
    stdout: 'entry 2 is not committed to the list of share 5\n',
    status: 1,
  });
});
