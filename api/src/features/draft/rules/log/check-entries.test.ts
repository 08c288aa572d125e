import { suggestedWeeks } from '../../../weeks/rules';
import { checkEntries, type DraftEntry } from '../index';

const weeks = suggestedWeeks(2027, 6).map(({ year: _year, ...week }) => week);
const time = (seconds: number) => new Date(Date.UTC(2027, 0, 1) + seconds * 1000).toISOString();
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

/** An opening written by a clock that was half a minute ahead, and its correction. */
const AHEAD: DraftEntry = { ...OPENED, at: time(30), turn: turn(3, 90) };
const clockSet = (at: number, deadline: number): DraftEntry => ({
  seq: 2,
  at: time(at),
  turn: turn(3, deadline),
  kind: 'CLOCK_SET',
});

const FACTS = OPENED.kind === 'OPENED' ? OPENED.facts : undefined;
/** The opening of a draft with one share, whose pick ends it. */
const ALONE = { ...OPENED, facts: { ...FACTS, shares: [3] } } as DraftEntry;
const picked = (at: number, by: 'OWNER' | 'NEUTRAL_RULE', share = 3): DraftEntry => ({
  ...{ seq: 2, at: time(at), turn: null, kind: 'PICKED', share, week: 28, by },
});
const ENDED: DraftEntry = { seq: 3, at: time(20), turn: null, kind: 'ENDED' };

test.each<[string, DraftEntry[], string | null]>([
  ['nothing', [], 'A draft begins with its opening.'],
  ['a log without its opening', [{ ...PAUSED, seq: 1 }], 'A draft begins with its opening.'],
  ['a second opening', [OPENED, { ...OPENED, seq: 2 }], 'The draft had been opened already.'],
  [
    'a second opening without anything in it',
    [OPENED, { ...PAUSED, kind: 'OPENED' } as unknown as DraftEntry],
    'The draft had been opened already.',
  ],
  [
    'an entry that no draft has',
    [OPENED, { ...PAUSED, kind: 'SOLD' } as unknown as DraftEntry],
    'There is no such thing as SOLD.',
  ],
  ['an entry left out', [OPENED, { ...PAUSED, seq: 3 }], 'It is numbered 3.'],
  ['an entry dated back', [OPENED, { ...PAUSED, at: time(-1) }], 'It is dated before the entry'],
  ['an entry of the same moment', [OPENED, { ...PAUSED, at: time(0) }], null],
  ['a draft that goes on without a pause', [OPENED, { ...resumed(540), seq: 2 }], 'was not paused'],
  ['a draft to its end', [ALONE, picked(20, 'OWNER'), ENDED], null],
  [
    'a pick in the last millisecond',
    [ALONE, picked(59.999, 'OWNER'), { ...ENDED, at: time(60) }],
    null,
  ],
  ['a pick at the deadline', [ALONE, picked(60, 'OWNER')], 'The owner chose after the deadline.'],
  [
    'a pause after the end',
    [ALONE, picked(20, 'OWNER'), ENDED, { ...PAUSED, seq: 4 }],
    'The draft had ended.',
  ],
  [
    'a pause when no share has a turn',
    [ALONE, picked(20, 'OWNER'), { ...PAUSED, seq: 3 }],
    'No share had a turn.',
  ],
  ['a second pause', [OPENED, PAUSED, { ...PAUSED, seq: 3 }], 'The draft was paused.'],
  [
    'a pick out of turn',
    [OPENED, { ...picked(20, 'OWNER', 5), turn: turn(5, 80) }],
    'It was the turn of share 3.',
  ],
  [
    'a turn of another share',
    [OPENED, { ...missed(2, 60, 120), turn: turn(3, 120) }],
    'It names another turn than the one that follows: {"round":1,"share":3,"isCatchUp":false}.',
  ],
  [
    'a turn of another round',
    [OPENED, { ...missed(2, 60, 120), turn: { ...turn(5, 120), round: 2 } }],
    'It names another turn',
  ],
  [
    'a second turn that does not exist',
    [OPENED, { ...missed(2, 60, 120), turn: { ...turn(5, 120), isCatchUp: true } }],
    'It names another turn',
  ],
  ['a turn left out', [OPENED, { ...missed(2, 60, 120), turn: null }], 'It names another turn'],
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
  else {
    expect(found?.problem).toContain(problem);
    expect(found?.seq).toBe(Math.max(entries.length, 1));
  }
});
