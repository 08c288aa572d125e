import { type Fields, instead, opened1, opened2, type Step, turn, week } from './play';
import { bad, good } from './vector';

/** Returns a value with another one at a path. */
function changed(
  value: unknown,
  [name, ...path]: readonly (string | number)[],
  other: unknown,
): unknown {
  if (name === undefined) return other;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as Fields) };
  copy[name] = changed(copy[name], path, other);
  return copy;
}

const MOST = Number.MAX_SAFE_INTEGER;
const version1 = opened1({ weeks: [week(10), week(11)] });
const version2 = opened2();

function openedWith([seconds, body]: Step, path: string, value: unknown): Step {
  const names = path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  return [seconds, changed(body, names, value) as Fields];
}

/** Values that no opening has. */
export function fieldsOfOpenings(): void {
  const wrong = (name: string, what: string, path: string, value: unknown, start = version1) =>
    bad(`${start === version2 ? '2-' : ''}field-${name}`, what, [
      instead(openedWith(start, path, value), { turn: turn(1, 1, false, 3600) }),
    ]);
  wrong('property', 'a property in figures', 'property', 5);
  wrong('year-0', 'the year 0', 'year', 0);
  bad('field-year-9999', 'a year too late for a calendar', [
    opened1({ shares: [1] }, { year: 9999, baseYear: 9998 }),
  ]);
  good('year-9998', 'the last year, and the largest numbers', [
    opened1(
      {
        rules: { rounds: MOST, holidayCap: MOST, peakCap: MOST, windowSeconds: 1 },
        weeks: [week(10, 'LOW', ''), { ...week(11), week: MOST, startDate: 'soon' }],
      },
      { year: 9998, baseYear: 9998, setFor: MOST },
    ),
  ]);
  good('year-1', 'the first year, and the earliest base year', [
    opened1({}, { year: 1, baseYear: -10_000, setFor: 1, ...firstYear() }),
  ]);
  wrong('base-year-early', 'a base year before the earliest', 'baseYear', -10_001);
  bad('field-base-year-9999', 'a base year after the last year', [
    opened1({ shares: [1] }, { baseYear: 9999 }),
  ]);
  wrong('set-for', 'an order set for the year 0', 'setFor', 0);
  wrong('rounds', 'no round', 'facts.rules.rounds', 0);
  wrong('rounds-half', 'a round and a half', 'facts.rules.rounds', 1.5);
  wrong('order', 'an order that no draft has', 'facts.rules.order', 'RANDOM');
  bad('field-window', 'turns without time', [opened1({ rules: { windowSeconds: 0 } })]);
  bad('field-window-half', 'turns of half a second', [opened1({ rules: { windowSeconds: 0.5 } })]);
  wrong('holiday-cap', 'a cap of half a holiday', 'facts.rules.holidayCap', 0.5);
  wrong('holiday-cap-negative', 'a cap of less than no holiday', 'facts.rules.holidayCap', -1);
  wrong('peak-cap', 'a cap of half a peak week', 'facts.rules.peakCap', 0.5);
  wrong('large', 'a number too large to be exact', 'setFor', 2 ** 53);
  wrong('cap-large', 'a cap too large to be exact', 'facts.rules.peakCap', 2 ** 53);
  wrong('week-0', 'a week 0', 'facts.weeks.0.week', 0);
  wrong('week-half', 'half a week', 'facts.weeks.0.week', 9.5);
  wrong('start-date', 'a day that is a number', 'facts.weeks.0.startDate', 5);
  wrong('end-date', 'a last day that is a number', 'facts.weeks.0.endDate', 5);
  wrong('season', 'a season that no week has', 'facts.weeks.0.season', 'MID');
  wrong('holiday', 'a holiday that is a number', 'facts.weeks.0.holiday', 5);
  wrong('share-true', 'a share that is no number', 'facts.shares.0', true);
  bad('field-weeks-object', 'weeks that are no list', [
    instead(openedWith(version1, 'facts.weeks', {}), { turn: null }),
  ]);
  wrong('facts-list', 'facts that are a list', 'facts', []);
  wrong('version-true', 'a version that is no number', 'facts.rules.version', true);
  wrong(
    'of-version-1',
    'fields of version 1 that are said to be of version 2',
    'facts.rules.version',
    2,
  );
  bad('field-turn-list', 'a turn that is a list', [instead(version1, { turn: [] })]);
  for (const number of [0, 13]) {
    bad(`2-field-share-${number}`, `a share ${number}`, [
      opened2({ shares: [number], weeks: [week(10)] }),
    ]);
  }
  good('2-share-12', 'the shares with the lowest and the highest number', [
    opened2({ shares: [12, 1], weeks: [week(10)] }),
  ]);
  wrong(
    'queue-true',
    'a queue with something else than a number',
    'rotation.queue.0',
    true,
    version2,
  );
  wrong('kind', 'a rotation that no house has', 'rotation.kind', 'RANDOM', version2);
  wrong(
    'base-year-half',
    'a base year that is no whole number',
    'rotation.baseYear',
    2027.5,
    version2,
  );
  wrong('left-out-true', 'a week left out that is no number', 'leftOut.0.week', true, version2);
  wrong(
    'left-out-reason',
    'a week left out for another reason',
    'leftOut.0.reason',
    'LOST',
    version2,
  );
  const kept = { week: 1, reason: 'MAINTENANCE', by: 7, why: 'New roof' };
  wrong(
    'kept-true',
    'a week kept that is no number',
    'leftOut.0',
    { ...kept, week: true },
    version2,
  );
  wrong(
    'kept-held',
    'a week held by a share, with who kept it',
    'leftOut.0',
    { ...kept, reason: 'HELD' },
    version2,
  );
  wrong('kept-by', 'a week kept by nobody', 'leftOut.0', { ...kept, by: 0 }, version2);
  wrong(
    'kept-why',
    'a week kept, with a space for a reason',
    'leftOut.0',
    { ...kept, why: ' ' },
    version2,
  );
  const { why: _, ...unexplained } = kept;
  wrong(
    'kept-by-null',
    'a week kept by nobody, unexplained',
    'leftOut.0',
    { ...unexplained, by: null },
    version2,
  );
  wrong('rehearsals', 'fewer rehearsals than none', 'rehearsals', -1, version2);
  wrong('by', 'an opening by account 0', 'by', 0, version2);
  wrong('commitments-object', 'commitments that are no list', 'commitments', {}, version2);
  wrong(
    'commitment-share',
    'a commitment of something else than a share',
    'commitments',
    [{ share: true, commitment: 'a'.repeat(64) }],
    version2,
  );
  wrong(
    'commitment-capitals',
    'a commitment in capitals',
    'commitments',
    [{ share: 1, commitment: 'A'.repeat(64) }],
    version2,
  );
  wrong(
    'commitment-long',
    'a commitment of 65 digits',
    'commitments',
    [{ share: 1, commitment: 'a'.repeat(65) }],
    version2,
  );
}

/** In the year 1, twelve shares are in another order. */
const firstYear = () => ({ facts: opened1({ shares: [6, 5] })[1].facts });
