import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionSentence } from './action-sentence';

const sentence = (action: string, subject: string, after: Record<string, unknown> | null = null) =>
  actionSentence({ actorName: 'Ada Keller', action, subject, after });

const SUBJECTS: [string, string][] = [
  ['User 12, Olivia Marsh', 'Olivia Marsh'],
  ['Share 12 of property 34, Lake House', 'share 12 of Lake House'],
  ['Document 31 of property 34, Rules', '“Rules”'],
  ['Property 34, Lake House', 'Lake House'],
  ['Property 34, Lake House, weeks of 2027', 'the weeks of 2027 at Lake House'],
  ['Week 28 of 2027, property 34', 'week 28 of 2027'],
  ['Swap 56, Olivia Marsh, Lake House share 3', 'the swap of Olivia Marsh, Lake House share 3'],
  ['Request 44, Fresh towels', 'the request “Fresh towels”'],
  ['Draft 33, Lake House 2027', 'the draft of 2027 at Lake House'],
  ['Report 71, share report', 'the share report'],
  ['Import 81, owners.csv', 'the import “owners.csv”'],
  ['Mail 91 to a@b.test', 'an email to a@b.test'],
  ['Export of users', 'the CSV of users'],
  ['Something', 'Something'],
];

test.each(SUBJECTS)('the subject %s is called %s', (subject, name) => {
  expect(sentence('user.update', subject)).toBe(`Ada Keller changed ${name}.`);
});

test.each(SUBJECTS)('a name like %s is no subject of another kind', (name) => {
  expect(sentence('user.update', `User 12, ${name}`)).toBe(`Ada Keller changed ${name}.`);
});

test.each(['Lake House, weeks of 2027 and 2028', 'Week 28 of 2027, property 34 a', 'A\nB'])(
  'a name like %j is kept whole',
  (name) => {
    expect(sentence('user.update', `Property 34, ${name}`)).toBe(`Ada Keller changed ${name}.`);
  },
);

test('what only begins like a week or a draft is called as it was logged', () => {
  expect(sentence('user.update', 'Week 28 of 2027, property 34 and more')).toBe(
    'Ada Keller changed Week 28 of 2027, property 34 and more.',
  );
  expect(sentence('user.update', 'Draft 33, Lake House 2027 II')).toBe(
    'Ada Keller changed Lake House 2027 II.',
  );
});

test.each([
  [
    'rotation.update',
    'Property 1, Lake House',
    { firstChoiceShare: 4, year: 2027 },
    'set share 4 to choose first in 2027 at Lake House.',
  ],
  [
    'request.status',
    'Request 4, Fresh towels',
    { status: 'in_progress_now' },
    'set the request “Fresh towels” to in progress now.',
  ],
  ['mail.resend', 'Mail 3 to a@b.test', null, 'sent an email to a@b.test again.'],
  ['export.users', 'Export of users', null, 'downloaded the CSV of users.'],
  ['user.create', 'User 12, A * and $& {year}', null, 'added A * and $& {year}.'],
  ['archive.open-_door', 'Door 1, Front', null, 'open door (archive): Front.'],
  ['archive.open.door', 'Door 1, Front', null, 'open door (archive): Front.'],
  ['odd', 'Something', null, ' (odd): Something.'],
])('%s of %s reads as a sentence', (action, subject, after, expected) => {
  expect(sentence(action, subject, after)).toBe(`Ada Keller ${expected}`);
});

const FEATURES = join(__dirname, '../..');

/** The actions that features record; those of exports are composed from their names. */
const recorded = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .flatMap((file) => readFileSync(join(FEATURES, file), 'utf8').match(/\baction: .*/g) ?? [])
  .flatMap((text) => [...text.matchAll(/'(\w+\.[\w-]+)'/g)].map(([, action = '']) => action))
  .concat('export.users', 'export.properties', 'export.shares');

test.each([...new Set(recorded)].sort())('%s has a phrase that describes it', (action) => {
  const said = sentence(action, 'Thing 1, Lake House');
  expect(said).toMatch(/^Ada Keller [a-z][^(]* Lake House[^(]*\.$/);
});

test('dozens of actions are recorded', () => {
  expect(recorded.length).toBeGreaterThan(40);
});
