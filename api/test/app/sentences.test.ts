import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORDINGS } from '../../src/app/features';
import { type ActivityKind, wordingOf } from '../../src/core/audiences/activity';
import { dayText, momentText, type Phrase, piecesOf, textOf } from '../../src/core/rules/sentence';
import { activitySentence, type Event } from '../../src/features/activity/rules';

const PLACE = { propertyId: 1, propertyName: 'Lake House' };
const SWAP = { requester: 'You', other: 'Omar', given: '2027-07-03', wanted: '2027-08-07' };
const dates = { startDate: '2027-07-03', endDate: '2027-07-10' };

/** Texts that name a day: a month in letters, or figures. */
const NAMES_A_DAY = /January|July|August|\d{4}-\d\d|\b\d{1,2}[./]\d/;

/** Plain text that names a day, which a browser could not show in the form of its reader. */
const unreadable = (sentence: Phrase) =>
  piecesOf(sentence).filter(({ text, date }) => date === undefined && NAMES_A_DAY.test(text));

test.each(Object.keys(WORDINGS) as ActivityKind[])(
  'each date in a notice of the kind %s is a part of its own',
  (kind) => {
    const facts = {
      shares: [3],
      weeks: [dates, dates],
      before: [dates],
      reason: 'Sold',
      news: 'Drawn.',
    };
    const names = { by: 'Ada', other: 'Omar', ...PLACE };
    const { sentence } = wordingOf({ wordings: WORDINGS }, { kind, facts, ...names }) ?? {};
    expect(textOf(sentence ?? [])).toMatch(/\.$/);
    expect(unreadable(sentence ?? [])).toEqual([]);
  },
);

test.each<Event['kind']>([
  ...(['WEEKS_EXCHANGED', 'SWAP_ASKED', 'SWAP_AGREED', 'SWAP_DECLINED'] as const),
  ...(['SWAP_CANCELLED', 'SWAP_EXPIRED'] as const),
])('each date in an event of the kind %s is a part of its own', (kind) => {
  const sentence = activitySentence({ kind, ...SWAP } as Event, PLACE);
  expect(unreadable(sentence)).toEqual([]);
  expect(piecesOf(sentence).flatMap(({ date }) => date ?? [])).toEqual([
    '2027-07-03',
    '2027-08-07',
  ]);
});

test('emails and notifications have one form: weekday, day, month in letters, year, 24 hours', () => {
  expect(dayText('2027-07-03')).toBe('Saturday, 3 July 2027');
  expect(momentText('2027-07-03T22:05:00Z', 'Europe/Zurich')).toBe('Sunday, 4 July 2027, 00:05');
});

/** Files that put dates into words: sentences, their SQL, and what is no sentence. */
const WRITERS = [
  'core/database/day-in-words.ts',
  'core/rules/sentence.ts',
  'features/weeks/rules/holidays.ts',
];

test('no other code of the server puts a date into words for a sentence', () => {
  const root = resolve(__dirname, '../../src');
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.test\.ts$|^(demo|generated|migrations)\//.test(file) &&
      /FMMonth|dateStyle|month: '(long|short|numeric)'|toLocaleDateString/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(writers.sort()).toEqual(WRITERS);
});
