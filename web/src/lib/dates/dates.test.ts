import { clockText, dayIn, dayText, deadlineText, momentText, timeText } from './dates';
import { firstWeekday, readerLocale } from './locale';
import { datesInMonth, fullDates, longDates, shortDates } from './week-dates';

function readIn(language: string): void {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
}
afterEach(() => readIn('en-GB'));

test.each([
  ['en-GB', '21 Nov 2026'],
  ['en-US', 'Nov 21, 2026'],
  ['de', '21 Nov 2026'],
  ['ja-JP', 'Nov 21, 2026'],
])('a day for a reader of %s is %s', (language, text) => {
  readIn(language);
  expect(dayText('2026-11-21')).toBe(text);
});

test.each([
  ['en-GB', '09:05'],
  ['de', '09:05'],
  ['en-US', '9:05 AM'],
])('a time for a reader of %s is %s', (language, text) => {
  readIn(language);
  for (const shown of [timeText(new Date(2026, 10, 24, 9, 5)), clockText('09:05')]) {
    expect(shown.replace('\u202f', ' ')).toBe(text);
  }
});

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de-CH', 1],
  ['pt-BR', 0],
  ['ar-EG', 6],
])('the week of a reader of %s starts on day %s', (language, day) => {
  expect(firstWeekday(language)).toBe(day);
});

test('a browser that knows nothing of weeks still knows where they start on Sunday', () => {
  const { prototype } = Intl.Locale as unknown as { prototype: object };
  const known = ['getWeekInfo', 'weekInfo'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  for (const [name] of known) {
    Object.defineProperty(prototype, name, { value: undefined, configurable: true });
  }
  expect(['en-US', 'de-CH', 'ja'].map((language) => firstWeekday(language))).toEqual([0, 1, 0]);
  for (const [name, was] of known) {
    if (was) Object.defineProperty(prototype, name, was);
    else Reflect.deleteProperty(prototype, name);
  }
});

test.each(['C', 'c', '', '*'])('%j is no tag: another language counts', (tag) => {
  readIn(tag);
  const others = (languages: string[]) =>
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  others([tag, 'de-CH']);
  expect([readerLocale(), firstWeekday()]).toEqual(['en-CH', 1]);
  others([tag]);
  expect([readerLocale(), dayText('2026-11-21')]).toEqual(['en-GB', '21 Nov 2026']);
  Reflect.deleteProperty(navigator, 'languages');
});

test.each(['en_US', 'en-US@posix', 'en_US.UTF-8'])('%s is read as en-US', (tag) => {
  readIn(tag);
  expect([readerLocale(), firstWeekday()]).toEqual(['en-US', 0]);
});

test('the words stay English', () => {
  expect(readerLocale('de')).toBe('en-DE');
  expect(readerLocale('fr-CA')).toBe('en-CA');
});

test.each([
  ['2026-12-19', '2026-12-26', '19–26 Dec', '19–26 December', '19–26 December 2026'],
  [
    '2026-12-26',
    '2027-01-02',
    '26 Dec – 2 Jan',
    '26 December – 2 January',
    /2026 – 2 January 2027/,
  ],
  ['2027-07-31', '2027-08-07', '31 Jul – 7 Aug', '31 July – 7 August', '31 July – 7 August 2027'],
])('a week from %s to %s', (startDate, endDate, short, long, full) => {
  const dates = { startDate, endDate };
  expect([shortDates(dates), longDates(dates)]).toEqual([short, long]);
  expect(fullDates(dates)).toEqual(full instanceof RegExp ? expect.stringMatching(full) : full);
});

test.each([
  ['en-GB', '29 Jan – 5 Feb'],
  ['en-US', 'Jan 29 – Feb 5'],
])(
  'below the heading of its month, a week of two names both for a reader of %s',
  (language, text) => {
    readIn(language);
    expect(datesInMonth({ startDate: '2027-01-29', endDate: '2027-02-05' })).toBe(text);
    expect(datesInMonth({ startDate: '2027-01-22', endDate: '2027-01-29' })).toBe('22–29');
  },
);

describe('a deadline', () => {
  const at = '2026-11-28T17:00:00.000Z';
  // The zone of the machine that runs the tests.
  const mine = Intl.DateTimeFormat().resolvedOptions().timeZone;

  test('is said once where the house has the same time', () => {
    expect(deadlineText(at, mine)).toBe(momentText(at));
  });

  test('is said by both clocks where they differ', () => {
    const zone = 'Asia/Kathmandu';
    expect(deadlineText(at, zone)).toMatch(/ your time, (28 Nov 2026, )?22:45 at the house$/);
    expect(deadlineText(at, zone).startsWith(momentText(at))).toBe(true);
  });

  test('names the day at the house where that differs too', () => {
    expect(deadlineText('2026-11-28T12:30:00.000Z', 'Pacific/Kiritimati')).toMatch(
      /your time, 29 Nov 2026, 02:30 at the house$/,
    );
  });
});

test('the day of a moment is that of the house', () => {
  const at = new Date('2026-11-28T12:30:00.000Z');
  expect(dayIn(at, 'Pacific/Kiritimati')).toBe('2026-11-29');
  expect(dayIn(at, 'Pacific/Pago_Pago')).toBe('2026-11-28');
});
