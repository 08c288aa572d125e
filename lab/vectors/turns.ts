import { at, ENDED, missed, opened1, opened2, passed, pick, turn, UNDONE, week } from './play';
import { bad, good } from './vector';

const THREE = [1, 2, 3];

/** The order of the turns, and when a draft ends. */
export function turns(): void {
  const long = { rules: { rounds: 3 }, weeks: [5, 6, 7, 8, 9, 10, 11].map((it) => week(it)) };
  const straight = opened1(long);
  const serpentine = opened1({ ...long, rules: { rounds: 3, order: 'SERPENTINE' } });
  const round = [at(10, pick(1, 5)), at(20, pick(2, 6))] as const;
  good('straight', 'three rounds in the same order, a week left over', [
    straight,
    ...round,
    at(30, pick(1, 7)),
    at(40, pick(2, 8)),
    at(50, pick(1, 9)),
    at(60, pick(2, 10)),
    at(60, ENDED),
  ]);
  bad('straight-turned', 'a second round in reverse, though all are to be in the same order', [
    straight,
    round[0],
    at(20, pick(2, 6), { turn: turn(2, 2, false, 3620) }),
  ]);
  good('serpentine', 'three rounds, the second in reverse', [
    serpentine,
    ...round,
    at(30, pick(2, 7)),
    at(40, pick(1, 8)),
    at(50, pick(1, 9)),
    at(60, pick(2, 10)),
    at(60, ENDED),
  ]);
  good('serpentine-of-four', 'four rounds, the second and the fourth in reverse', [
    opened1({ ...long, rules: { rounds: 4, order: 'SERPENTINE' } }),
    ...round,
    at(30, pick(2, 7)),
    at(40, pick(1, 8)),
    at(50, pick(1, 9)),
    at(60, pick(2, 10)),
    at(70, pick(2, 11)),
    at(70, ENDED),
  ]);
  bad('serpentine-not-turned', 'a second round that is not in reverse, and was to be', [
    serpentine,
    round[0],
    at(20, pick(2, 6), { turn: turn(2, 1, false, 3620) }),
  ]);
  bad('serpentine-turned-twice', 'a third round in reverse as well', [
    serpentine,
    ...round,
    at(30, pick(2, 7)),
    at(40, pick(1, 8), { turn: turn(3, 2, false, 3640) }),
  ]);
  bad('round', 'a turn of another round', [
    straight,
    at(10, pick(1, 5), { turn: turn(2, 2, false, 3610) }),
  ]);
  bad('not-its-turn', 'a week for a share whose turn it is not', [
    straight,
    at(10, pick(2, 5), { turn: turn(1, 2, false, 3610) }),
  ]);
  bad('week-taken', 'a week that is another share’s', [
    straight,
    round[0],
    at(20, pick(2, 5), { turn: turn(2, 1, false, 3620) }),
  ]);
  bad('week-unknown', 'a week that is not in the draft', [
    straight,
    at(10, pick(1, 20), { turn: turn(1, 2, false, 3610) }),
  ]);
  good('weeks-run-out', 'one week for two shares', [
    opened1({ weeks: [week(10)] }),
    at(10, pick(1, 10)),
    at(10, ENDED),
  ]);
  good('all-chosen', 'a draft whose weeks are chosen, before the entry that ends it', [
    opened1({ weeks: [week(10)] }),
    at(10, pick(1, 10)),
  ]);
  bad('turn-without-weeks', 'a turn with no week left', [
    opened1({ weeks: [week(10)] }),
    at(10, pick(1, 10), { turn: turn(1, 2, false, 3610) }),
  ]);
  bad('ended-early', 'an end while a share has its turn', [straight, round[0], at(20, ENDED)]);
  bad('ended-in-last-turn', 'an end before the last turn', [
    opened1(),
    at(10, pick(1, 10), { turn: null }),
    at(10, ENDED),
  ]);
  bad('not-ended', 'a round more than there are', [
    opened1(),
    at(10, pick(1, 10)),
    at(20, pick(2, 11), { turn: turn(2, 1, false, 3620) }),
  ]);
}

/** Second turns, and who gets one. */
export function secondTurns(): void {
  const first = [
    opened2({ shares: THREE, rules: { rounds: 2, order: 'SERPENTINE' } }),
    at(3600, missed(1)),
    at(3610, passed(2, 'VACANT', { by: 7 })),
  ] as const;
  const third = at(3620, passed(3, 'INACTIVE'));
  good('2-second-turns', 'second turns in the order of the first, whatever they were for', [
    ...first,
    third,
    at(3630, pick(1, 10)),
    at(3640, passed(2, 'VACANT')),
    at(3650, pick(3, 11)),
    at(7250, missed(3)),
    at(7260, pick(2, 12)),
    at(7270, passed(1, 'VACANT')),
    at(10900, pick(3, 13, 'NEUTRAL_RULE')),
    at(10900, ENDED),
  ]);
  bad('2-second-turns-turned', 'second turns in reverse', [
    ...first,
    at(3620, passed(3, 'INACTIVE'), { turn: turn(1, 3, true, 7220) }),
  ]);
  bad('2-second-turns-by-cause', 'second turns of missed turns after those of shares passed', [
    opened2({ shares: THREE }),
    at(10, pick(1, 10)),
    at(3610, missed(2)),
    at(3620, passed(3, 'VACANT'), { turn: turn(1, 3, true, 7220) }),
  ]);
  bad('2-third-turn', 'a third turn for a share that passed in its second', [
    ...first,
    third,
    at(3630, pick(1, 10)),
    at(3640, passed(2, 'VACANT')),
    at(3650, pick(3, 11)),
    at(3650, ENDED, { turn: turn(1, 2, true, 7250) }),
  ]);
  bad('second-turn-at-once', 'a second turn before the round is over', [
    opened1({ shares: THREE }),
    at(3600, missed(1), { turn: turn(1, 1, true, 7200) }),
  ]);
  bad('second-turn-as-first', 'a second turn that is said to be a first', [
    opened1({ shares: [1], rules: { rounds: 2 } }),
    at(3600, missed(1), { turn: turn(1, 1, false, 7200) }),
  ]);
  bad('second-turn-in-version-1', 'a second turn of a share without an owner, before version 2', [
    opened1(),
    at(10, pick(1, 10)),
    at(20, passed(2, 'VACANT'), { turn: turn(1, 2, true, 3620) }),
  ]);
  const alone = opened1({ shares: [1], rules: { rounds: 2 } });
  bad('missed-twice', 'a second turn that is missed as well', [
    alone,
    at(3600, missed(1)),
    at(7200, missed(1)),
  ]);
  const seasons = [week(10), week(11, 'HIGH'), week(12, 'HIGH'), week(13, 'PEAK')];
  const capped = opened1({ shares: [1], weeks: seasons, rules: { rounds: 2, peakCap: 0 } });
  good('neutral', 'by the neutral rule the earliest week of the highest season that is allowed', [
    capped,
    at(3600, missed(1)),
    at(7200, pick(1, 11, 'NEUTRAL_RULE')),
    at(10800, missed(1)),
    at(14400.001, pick(1, 12, 'NEUTRAL_RULE')),
    at(14400.001, ENDED),
  ]);
  const second = [capped, at(3600, missed(1))] as const;
  bad('neutral-earliest', 'by the neutral rule the earliest week, of a lower season', [
    ...second,
    at(7200, pick(1, 10, 'NEUTRAL_RULE')),
  ]);
  bad('neutral-later', 'by the neutral rule a later week of the same season', [
    ...second,
    at(7200, pick(1, 12, 'NEUTRAL_RULE')),
  ]);
  bad('neutral-over-cap', 'by the neutral rule a week beyond the cap', [
    ...second,
    at(7200, pick(1, 13, 'NEUTRAL_RULE')),
  ]);
  bad('neutral-early', 'the neutral rule a millisecond before the deadline', [
    ...second,
    at(7199.999, pick(1, 11, 'NEUTRAL_RULE')),
  ]);
  bad('neutral-in-first-turn', 'the neutral rule in a first turn', [
    capped,
    at(3600, pick(1, 11, 'NEUTRAL_RULE')),
  ]);
}

/** How many weeks of a kind a share may have. */
export function caps(): void {
  const weeks = [
    ...[week(5, 'PEAK'), week(6, 'PEAK'), week(7, 'PEAK')],
    ...[week(8, 'HIGH', 'Easter'), week(9, 'HIGH', 'May'), week(10, 'LOW', 'Whitsun'), week(11)],
  ];
  const capped = opened1({ weeks, rules: { rounds: 3, holidayCap: 1, peakCap: 1 } });
  const round = [at(10, pick(1, 5)), at(20, pick(2, 8))] as const;
  good('caps', 'caps that count the weeks of a share alone; in the last round holidays are free', [
    capped,
    ...round,
    at(30, pick(1, 9)),
    at(40, pick(2, 6)),
    at(50, pick(1, 10)),
    at(60, pick(2, 11)),
    at(60, ENDED),
  ]);
  bad('cap-holidays', 'a second holiday before the last round', [
    capped,
    ...round,
    at(30, pick(1, 11)),
    at(40, pick(2, 9)),
  ]);
  bad('cap-peak', 'a second peak week', [capped, ...round, at(30, pick(1, 6))]);
  bad('cap-peak-in-last-round', 'a second peak week in the last round', [
    capped,
    ...round,
    at(30, pick(1, 9)),
    at(40, pick(2, 6)),
    at(50, pick(1, 7)),
  ]);
  bad('cap-holidays-by-list', 'a second holiday from a wish list before the last round', [
    capped,
    ...round,
    at(30, pick(1, 11)),
    at(40, pick(2, 9, 'WISH_LIST')),
  ]);
  const none = opened1({ weeks, rules: { rounds: 2, holidayCap: 0, peakCap: 0 } });
  good('caps-of-none', 'caps of none, and an undone week that no longer counts', [
    opened1({ weeks, rules: { rounds: 2, holidayCap: 1, peakCap: 0 } }),
    at(10, pick(1, 8)),
    at(20, UNDONE),
    at(30, pick(1, 9)),
    at(40, pick(2, 8)),
    at(50, pick(1, 10)),
    at(60, pick(2, 11)),
    at(60, ENDED),
  ]);
  bad('cap-of-none', 'a holiday where none is allowed', [none, at(10, pick(1, 8))]);
  bad('cap-of-none-peak', 'a peak week where none is allowed', [none, at(10, pick(1, 5))]);
  const peak = { weeks: [week(10), week(11, 'PEAK')], rules: { rounds: 2, peakCap: 0 } };
  const start = opened2(peak);
  good('2-nothing-allowed', 'shares to which no week is left, in a first and in a second turn', [
    start,
    at(3600, missed(1)),
    at(3610, pick(2, 10)),
    at(3610, passed(1, 'NOTHING_ALLOWED')),
    at(3610, passed(1, 'NOTHING_ALLOWED')),
    at(3610, passed(2, 'NOTHING_ALLOWED')),
    at(3610, ENDED),
  ]);
  bad('2-nothing-allowed-again', 'a second turn after nothing was allowed', [
    opened2({ ...peak, rules: { peakCap: 0 } }),
    at(10, pick(1, 10)),
    at(10, passed(2, 'NOTHING_ALLOWED'), { turn: turn(1, 2, true, 3610) }),
  ]);
  bad('2-nothing-allowed-with-weeks', 'nothing allowed, though a week was left', [
    start,
    at(10, passed(1, 'NOTHING_ALLOWED')),
  ]);
  bad(
    'nothing-allowed-in-last-round',
    'nothing allowed, though holidays are free in the last round',
    [
      opened1({ weeks: [week(8, 'HIGH', 'Easter')], rules: { holidayCap: 0 } }),
      at(10, passed(1, 'NOTHING_ALLOWED')),
    ],
  );
}
