import { at, type Fields, missed, opened1, opened3, pick, type Step, time } from '../play';
import { clockSet, ONE, owned } from '../signed';
import { bad, good } from '../vector';

const PAUSED = { kind: 'PAUSED' };
const RESUMED = { kind: 'RESUMED' };

/** The share whose turn it is, and the moment of its deadline. */
const until = (share: number, deadline: string) => ({
  turn: { round: 1, share, isCatchUp: false, deadline },
});

/** The first year of the calendar, and what is no moment of it. */
export function moreMoments(): void {
  good('year-0', 'moments of the year 0, on its last day of February and at its end', [
    at(0, opened1()[1], {
      at: '0000-02-29T08:00:00.000Z',
      ...until(1, '0000-02-29T09:00:00.000Z'),
    }),
    at(600, PAUSED, { at: '0000-02-29T08:10:00.000Z' }),
    at(1200, RESUMED, {
      at: '0000-12-31T23:40:00.000Z',
      ...until(1, '0001-01-01T00:30:00.000Z'),
    }),
    at(1800, pick(1, 10), {
      at: '0001-01-01T00:29:59.999Z',
      ...until(2, '0001-01-01T01:29:59.999Z'),
    }),
  ]);
  good('3-year-0-clock-set', 'a clock set back to the first moment of the calendar', [
    at(0, opened3()[1], {
      at: '0000-01-01T00:10:00.000Z',
      ...until(1, '0000-01-01T01:10:00.000Z'),
    }),
    at(
      600,
      { ...clockSet(0), was: '0000-01-01T00:10:00.000Z' },
      {
        at: '0000-01-01T00:00:00.000Z',
        ...until(1, '0000-01-01T01:00:00.000Z'),
      },
    ),
  ]);
  const wrong = (name: string, what: string, step: Step) =>
    bad(`field-no-such-${name}`, what, [opened1(), step]);
  const midnight = '2027-11-01T24:00:00.000Z';
  wrong('hour', 'an hour 24', at(57_600, missed(1), { at: midnight }));
  wrong('second', 'a second 60', at(60, PAUSED, { at: '2027-11-01T08:00:60.000Z' }));
  wrong('minute', 'a minute 60', at(3600, missed(1), { at: '2027-11-01T08:60:00.000Z' }));
  bad('field-no-such-hour-deadline', 'a deadline in an hour 24', [
    at(0, opened1({ rules: { windowSeconds: 57_600 } })[1], until(1, midnight)),
  ]);
  const server = (name: string, what: string, more: Fields) =>
    [`3-clock-server-${name}`, what, clockSteps(more)] as const;
  good(
    ...server('later', 'a server’s clock that is ahead of what the clock had read', {
      server: time(90_000),
    }),
  );
  bad('3-field-no-such-hour', 'a server’s clock in an hour 24', clockSteps({ server: midnight }));
}

const clockSteps = (more: Fields): Step[] => [
  opened3({}, { keys: [owned(1, 17, ONE)] }),
  at(600, pick(1, 10)),
  at(500, { ...clockSet(600), ...more }),
];
