import {
  at,
  ENDED,
  leftOutOf,
  missed,
  opened1,
  opened2,
  opened3,
  passed,
  pick,
  turn,
  UNDONE,
  week,
  YEAR,
} from '../play';
import { bad, good } from '../vector';

const rotation = { kind: 'TAKING_PART', baseYear: YEAR, queue: [1, 2] };
const MOST = Number.MAX_SAFE_INTEGER;

/** Drafts without anything to choose, and the earliest week. */
export function moreTurns(): void {
  good('no-shares', 'a draft without shares, and so without turns', [
    opened1({ shares: [], rules: { rounds: MOST } }),
    at(0, ENDED),
  ]);
  good('3-no-shares', 'a draft without shares, with a queue', [
    opened3({ shares: [] }, { rotation }),
    at(0, ENDED),
  ]);
  good('no-weeks', 'before version 2, a draft without weeks', [
    opened1({ weeks: [] }),
    at(0, ENDED),
  ]);
  bad('3-no-shares-paused', 'a pause in a draft without shares, before its end', [
    opened3({ shares: [] }, { rotation }),
    at(10, { kind: 'PAUSED', by: 7, reason: 'Storm' }),
  ]);
  bad('field-picked-week-true', 'a pick of something else than a week', [
    opened1({ weeks: [week(1), week(2)] }),
    at(10, pick(1, true as never), { turn: turn(1, 2, false, 3610) }),
  ]);
  bad('cap-of-none-unnamed', 'a holiday without a name where none is allowed', [
    opened1({ weeks: [week(8, 'HIGH', ''), week(9)], rules: { rounds: 2, holidayCap: 0 } }),
    at(10, pick(1, 8)),
  ]);
  const past = leftOutOf([10, 11, 12, 13].map((it) => week(it)));
  good('3-past-later', 'a week at the end of the year that is said to have begun', [
    opened3({}, { leftOut: [...past.slice(0, -1), { week: 53, reason: 'PAST' }] }),
  ]);
  const [early, late] = [week(10), week(11)];
  const turned = [
    { ...late, week: 10 },
    { ...early, week: 11 },
  ];
  const begun = [opened1({ shares: [1], weeks: turned }), at(3600, missed(1))] as const;
  good('neutral-by-number', 'by the neutral rule the lowest number, though its dates are later', [
    ...begun,
    at(7200, pick(1, 10, 'NEUTRAL_RULE')),
  ]);
  bad('neutral-by-date', 'by the neutral rule the week of the earlier dates, of a higher number', [
    ...begun,
    at(7200, pick(1, 11, 'NEUTRAL_RULE')),
  ]);
  const empty = { weeks: [week(10), week(11, 'PEAK')], rules: { peakCap: 0 } } as const;
  good('missed-with-nothing', 'turns missed, and passed, though no week was left to the share', [
    opened1({ ...empty, shares: [1, 2, 3, 4] }),
    at(10, pick(1, 10)),
    at(3610, missed(2)),
    at(3620, passed(3, 'VACANT')),
    at(3630, passed(4, 'INACTIVE')),
    at(3640, passed(2, 'INACTIVE')),
    at(3640, ENDED),
  ]);
  good('3-missed-with-nothing', 'turns missed, and passed, though no week was left to the share', [
    opened3({ ...empty, shares: [1, 2, 3, 4] }),
    at(10, pick(1, 10)),
    at(3610, missed(2)),
    at(3620, passed(3, 'VACANT', { by: 7 })),
    at(3630, passed(4, 'INACTIVE')),
    at(3640, passed(2, 'VACANT')),
    at(3640, passed(3, 'NOTHING_ALLOWED')),
    at(3640, passed(4, 'INACTIVE')),
    at(3640, ENDED),
  ]);
  good(
    'undone-without-words',
    'before version 2, a pick undone with an empty reason, and with a space',
    [
      opened1(),
      at(10, pick(1, 10)),
      at(20, { ...UNDONE, reason: '' }),
      at(30, pick(1, 10)),
      at(40, { ...UNDONE, reason: ' ' }),
    ],
  );
  good('2-kept-by', 'a week kept, with who kept it, and another without', [
    opened2(
      {},
      {
        leftOut: (opened2()[1].leftOut as object[]).map((it, index) => ({
          ...{ ...it, reason: index > 1 ? 'HELD' : 'MAINTENANCE' },
          ...(index === 0 && { by: 7 }),
        })),
      },
    ),
  ]);
}
