// The commit-msg hook: a subject of at most 72 characters, without a full stop, separated from its
// body.
import { readFileSync } from 'node:fs';
import { fail } from './lib/run.mjs';

const MAX_SUBJECT = 72;

const [subject = '', second = ''] = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'));
if (subject.length > MAX_SUBJECT) {
  fail(`The subject has ${subject.length} characters, ${MAX_SUBJECT} at most: "${subject}"`);
}
if (subject.endsWith('.')) fail(`The subject ends with a full stop: "${subject}"`);
if (second.trim() !== '') fail('Leave the line below the subject empty.');
