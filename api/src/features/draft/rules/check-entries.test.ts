import { suggestedWeeks } from '../../weeks/rules';
import { checkEntries, type DraftEntry } from './index';

const weeks = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const time = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, seconds)).toISOString();
const turn = (share: number, seconds: number) => ({
  round: 1,
  share,
  isCatchUp: false,
  deadline: time(seconds),
});
const OPENED: DraftEntry = {
  seq: 1,
  at: time(0),
  turn: turn(3, 60),
  kind: 'OPENED',
  property: 'Lake House',
  year: 2027,
  baseYear: 2024,
  setFor: null,
  facts: {
    rules: {
      version: 1,
      rounds: 1,
      order: 'STRAIGHT',
      windowSeconds: 60,
      holidayCap: null,
      peakCap: null,
    },
    shares: [3, 5],
    weeks,
  },
};
const PAUSED: DraftEntry = { seq: 2, at: time(20), turn: null, kind: 'PAUSED' };
const resumed = (deadline: number): DraftEntry => ({
  seq: 3,
  at: time(500),
  turn: turn(3, deadline),
  kind: 'RESUMED',
});
const missed = (seq: number, at: number, deadline: number): DraftEntry => ({
  seq,
  at: time(at),
  turn: turn(5, deadline),
  kind: 'MISSED',
  share: 3,
});

/** The opening by a clock that was half a minute ahead, and the correction of it. */
const AHEAD: DraftEntry = { ...OPENED, at: time(30), turn: turn(3, 90) };
const clockSet = (at: number, deadline: number): DraftEntry => ({
  seq: 2,
  at: time(at),
  turn: turn(3, deadline),
  kind: 'CLOCK_SET',
});

test.each<[string, DraftEntry[], string | null]>([
  ['a whole window', [OPENED, missed(2, 60, 120)], null],
  ['a pause that keeps what was left', [OPENED, PAUSED, resumed(540)], null],
  ['a pause that cuts it short', [OPENED, PAUSED, resumed(501)], 'It gives the turn another time'],
  ['a window cut short', [OPENED, missed(2, 60, 61)], 'It gives the turn another time'],
  ['a turn missed early', [OPENED, missed(2, 59, 119)], 'The deadline had not gone by yet.'],
  ['a move in a pause', [OPENED, PAUSED, missed(3, 90, 150)], 'The draft was paused.'],
  ['a clock set back, with the whole time of the turn', [AHEAD, clockSet(10, 70)], null],
  ['a turn missed after it', [AHEAD, clockSet(10, 70), missed(3, 70, 130)], null],
  ['a pick after its deadline', [AHEAD, clockSet(10, 70), missed(3, 69, 129)], 'The deadline had'],
  [
    'a clock set back that cuts a turn short',
    [AHEAD, clockSet(10, 69)],
    'It gives the turn another',
  ],
  [
    'a clock set back that prolongs one',
    [AHEAD, clockSet(10, 90)],
    'It gives the turn another time',
  ],
  ['a clock that was right', [AHEAD, clockSet(26, 86)], 'The clock had not been ahead.'],
  ['a clock set forward', [AHEAD, clockSet(40, 100)], 'The clock had not been ahead.'],
  ['a clock set in a pause', [OPENED, PAUSED, { ...clockSet(5, 65), seq: 3 }], 'was paused'],
  ['an end before its time', [OPENED, { ...PAUSED, kind: 'ENDED' }], 'A share still had its turn.'],
])('a check of %s', (_name, entries, problem) => {
  const found = checkEntries(entries);
  if (problem === null) expect(found).toBeNull();
  else expect(found?.problem).toContain(problem);
});
