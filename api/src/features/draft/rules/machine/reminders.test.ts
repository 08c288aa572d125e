import { type DraftState, nextDue, plannedDraft, remindersDue } from '../index';

const HOUR_MS = 3_600_000;
const BEGIN = Date.UTC(2027, 0, 1);
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString();

/** A draft whose turn started at midnight and lasts this many hours. */
function running(hours: number, facts: Partial<DraftState> = {}): DraftState {
  const rules = {
    ...{ version: 1 as const, rounds: 1, order: 'STRAIGHT' as const },
    ...{ windowSeconds: hours * 3600, holidayCap: null, peakCap: null },
  };
  const planned = plannedDraft({ year: 2027, rules });
  return { ...planned, status: 'RUNNING', deadline: at(hours), ...facts };
}

test.each([
  ['before it begins', -0.001, 0],
  ['as it begins', 0, 1],
  ['before the half', 4.999, 1],
  ['at the half', 5, 2],
  ['before the last tenth', 8.999, 2],
  ['in the last tenth', 9, 3],
  ['at its end', 10, 3],
])('of a turn of ten hours, %s, so many reminders are due: %d', (_when, hours, due) => {
  expect(remindersDue(running(10), at(hours))).toBe(due);
});

test('a turn is processed at each of its reminders, then at its deadline', () => {
  expect([0, 1, 2, 3].map((sent) => nextDue(running(10), sent))).toEqual([0, 5, 9, 10].map(at));
});

test('a window under an hour has no reminders, and one of an hour has', () => {
  expect(remindersDue(running(0.999), at(0.999))).toBe(0);
  expect(nextDue(running(0.999), 0)).toBe(at(0.999));
  expect(remindersDue(running(1), at(1))).toBe(3);
});

test('a pause postpones the reminders of its turn', () => {
  const later = running(10, { deadline: at(12) });
  expect(remindersDue(later, at(6.999))).toBe(1);
  expect(remindersDue(later, at(7))).toBe(2);
});

test.each<Partial<DraftState>>([{ status: 'PAUSED' }, { status: 'ENDED', deadline: null }])(
  'a draft with %j waits for nothing',
  (facts) => {
    expect(remindersDue(running(10, facts), at(10))).toBe(0);
    expect(nextDue(running(10, facts), 0)).toBeNull();
  },
);
