import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pythonIn, testWithPython } from '../../../../../test/support/python';
import { verifyLog } from '../log/verify-log';

const FOLDER = join(__dirname, '../../../../../../docs/house-chain');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

interface Vector {
  file: string;
  what: string;
  isInOrder: boolean;
  /** Whether its hashes and draws are in order, which is all that house.py checks. */
  isDrawn: boolean;
  problem?: string;
}

const vectors: Vector[] = JSON.parse(read('vectors.json'));

test.each(vectors)('$file: $what', async ({ file, isInOrder, problem }) => {
  const verdict = await verifyLog(read(file));
  expect(verdict.isInOrder).toBe(isInOrder);
  expect('problem' in verdict ? verdict.problem : undefined).toBe(problem);
});

const python = pythonIn(FOLDER);

testWithPython('the check in Python agrees about hashes and draws', () => {
  for (const { file, isDrawn } of vectors) {
    expect([file, python('house.py', file).stdout === 'accepted\n']).toEqual([file, isDrawn]);
  }
});
