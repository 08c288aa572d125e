import {
  at,
  CLOCK_SET,
  ENDED,
  instead,
  missed,
  opened1,
  opened2,
  PAUSED,
  PAUSED_2,
  pick,
  RESUMED,
  RESUMED_2,
  turn,
  UNDONE,
  UNDONE_2,
} from './play';
import { bad, good } from './vector';

const THREE = [1, 2, 3];

/** Deadlines, and who may choose when. */
export function times(): void {
  const start = opened1();
  good('deadline', 'an owner in the last millisecond, and a turn that is missed at the deadline', [
    start,
    at(3599.999, pick(1, 10)),
    at(3599.999 + 3600, missed(2)),
    at(10799.999, pick(2, 11, 'NEUTRAL_RULE')),
    at(10799.999, ENDED),
  ]);
  bad('owner-at-deadline', 'an owner who chose at the deadline', [start, at(3600, pick(1, 10))]);
  bad('missed-early', 'a turn missed a millisecond before its deadline', [
    start,
    at(3599.999, missed(1)),
  ]);
  const start2 = opened2();
  bad('2-delegate-at-deadline', 'a delegate who chose at the deadline', [
    start2,
    at(3600, pick(1, 10, 'DELEGATE', { who: 9 })),
  ]);
  bad('2-administrator-at-deadline', 'an administrator who chose at the deadline', [
    start2,
    at(3600, pick(1, 10, 'ADMINISTRATOR', { who: 7, reason: 'By telephone' })),
  ]);
  good('wish-list', 'picks from a wish list before and at the deadline', [
    start,
    at(0, pick(1, 10, 'WISH_LIST')),
    at(3600, pick(2, 11, 'WISH_LIST')),
    at(3600, ENDED),
  ]);
  bad('time-back', 'an entry dated a millisecond before the one before it', [
    start,
    at(10, pick(1, 10)),
    at(9.999, pick(2, 11), { at: '2027-11-01T08:00:09.999Z' }),
  ]);
  bad('length', 'a turn that is a millisecond longer than the others', [
    start,
    at(10, pick(1, 10), { turn: turn(1, 2, false, 3610.001) }),
  ]);
  bad('length-of-opening', 'a first turn that is a millisecond shorter', [
    instead(start, { turn: turn(1, 1, false, 3599.999) }),
  ]);
}

/** A clock that had been ahead. */
export function clock(): void {
  const start = [opened1(), at(600, pick(1, 10))] as const;
  good('clock-set', 'a clock set back by more than five seconds', [
    ...start,
    at(594.999, CLOCK_SET),
    at(4194.998, pick(2, 11)),
    at(4194.998, ENDED),
  ]);
  bad('clock-set-little', 'a clock set back by five seconds exactly', [
    ...start,
    at(595, CLOCK_SET),
  ]);
  bad('clock-set-forward', 'a clock set forward', [...start, at(700, CLOCK_SET)]);
  bad('clock-set-deadline', 'a clock set back, the deadline left as it was', [
    ...start,
    at(500, CLOCK_SET, { turn: turn(1, 2, false, 4200) }),
  ]);
  const resumed = [
    opened2({ weekday: 1 }),
    at(600, PAUSED_2),
    at(1000, RESUMED_2),
    at(1100, { kind: 'COMMITTED', share: 2, commitment: 'a'.repeat(64) }),
  ] as const;
  good('2-clock-set', 'a clock set back twice after a pause and a commitment: the length it gave', [
    ...resumed,
    at(1000, CLOCK_SET),
    at(100, CLOCK_SET),
    at(3099.999, pick(1, 10)),
  ]);
  bad('2-clock-set-whole', 'a clock set back after a pause that gives the turn its whole time', [
    ...resumed,
    at(1000, CLOCK_SET, { turn: turn(1, 1, false, 4600) }),
  ]);
  bad('2-clock-set-from-commitment', 'a clock set back that counts from a commitment', [
    ...resumed,
    at(1000, CLOCK_SET, { turn: turn(1, 1, false, 3900) }),
  ]);
  bad('clock-set-in-pause', 'a clock set back in a pause', [
    ...start,
    at(700, PAUSED),
    at(600, CLOCK_SET, { turn: null }),
  ]);
  bad('clock-set-at-end', 'a clock set back with no turn left', [
    ...start,
    at(700, pick(2, 11)),
    at(600, CLOCK_SET),
  ]);
}

/** Pauses, undone picks, and what may follow what. */
export function places(): void {
  const start = [opened1(), at(600, pick(1, 10))] as const;
  const paused = [...start, at(1000, PAUSED)] as const;
  good('paused', 'a draft in a pause', [...paused]);
  good('paused-twice', 'two pauses: each gives back the time that was left', [
    ...paused,
    at(5000, RESUMED),
    at(6000, PAUSED),
    at(7000, RESUMED),
    at(9199.999, pick(2, 11)),
    at(9199.999, ENDED),
  ]);
  good('undone', 'two picks undone, one after the other, with the missed turns since', [
    opened1({ shares: THREE, rules: { rounds: 2 } }),
    at(10, pick(1, 10)),
    at(3610, missed(2)),
    at(3620, pick(3, 11)),
    at(3630, UNDONE),
    at(3640, UNDONE),
    at(3650, pick(1, 12)),
    at(7250, missed(2)),
    at(7260, pick(3, 13)),
    at(7270, pick(2, 10)),
    at(7280, UNDONE),
    at(7290, pick(2, 11)),
  ]);
  bad('undone-missed-kept', 'an undone pick, but the missed turn after it kept', [
    opened1({ shares: THREE }),
    at(10, pick(1, 10)),
    at(3610, missed(2)),
    at(3620, UNDONE, { turn: turn(1, 3, false, 7220) }),
  ]);
  bad('undone-nothing', 'an undone pick before any', [opened1(), at(10, UNDONE)]);
  bad('undone-nothing-again', 'more picks undone than there were', [
    ...start,
    at(610, UNDONE),
    at(620, UNDONE),
  ]);
  bad('undone-deadline', 'an undone pick that leaves the deadline', [
    ...start,
    at(610, UNDONE, { turn: turn(1, 1, false, 4200) }),
  ]);
  good('undone-in-pause', 'a pick undone in a pause: the turn has its whole time after it', [
    ...paused,
    at(1100, UNDONE),
    at(2000, RESUMED),
    at(5599.999, pick(1, 11)),
    at(5600, PAUSED),
  ]);
  bad('undone-in-pause-short', 'a pick undone in a pause, the turn with the time left before', [
    ...paused,
    at(1100, UNDONE),
    at(2000, RESUMED, { turn: turn(1, 1, false, 5200) }),
  ]);
  bad('undone-in-pause-turn', 'a pick undone in a pause that starts the turn at once', [
    ...paused,
    at(1100, UNDONE, { turn: turn(1, 1, false, 4700) }),
  ]);
  bad('resumed-whole', 'a pause that gives the turn its whole time again', [
    ...paused,
    at(5000, RESUMED, { turn: turn(1, 2, false, 8600) }),
  ]);
  bad('resumed-old', 'a pause that leaves the deadline as it was', [
    ...paused,
    at(2000, RESUMED, { turn: turn(1, 2, false, 4200) }),
  ]);
  bad('paused-late', 'a pause that begins at the deadline', [...start, at(4200, PAUSED)]);
  bad('paused-again', 'a pause in a pause', [...paused, at(1010, PAUSED)]);
  bad('picked-in-pause', 'a week chosen in a pause', [
    ...paused,
    at(1010, pick(2, 11), { turn: null }),
  ]);
  bad('missed-in-pause', 'a turn missed in a pause', [
    ...paused,
    at(9000, missed(2), { turn: null }),
  ]);
  bad('ended-in-pause', 'an end in a pause', [...paused, at(1010, ENDED)]);
  bad('resumed-running', 'a draft resumed that was not paused', [
    ...start,
    at(610, RESUMED, { turn: turn(1, 2, false, 4210) }),
  ]);
  const ended = [...start, at(610, pick(2, 11)), at(610, ENDED)] as const;
  bad('ended-twice', 'an end after the end', [...ended, at(620, ENDED)]);
  bad('undone-after-end', 'a pick undone after the end', [
    ...ended,
    at(620, UNDONE, { turn: null }),
  ]);
  bad('undone-at-end', 'a pick undone when all were made, before the end', [
    ...start,
    at(610, pick(2, 11)),
    at(620, UNDONE),
  ]);
  bad('opened-twice', 'a second opening', [opened1(), opened1()]);
  bad('opened-late', 'a log that begins with a pick', [at(0, pick(1, 10))]);
  bad('seq-from-2', 'entries numbered from 2', [
    instead(opened1(), { seq: 2 }),
    at(10, pick(1, 10), { seq: 3 }),
  ]);
  bad('seq-twice', 'a number twice', [opened1(), at(10, pick(1, 10), { seq: 1 })]);
  bad('state-running', 'a file that says that a draft runs which is paused', [...paused], {
    envelope: { status: 'RUNNING' },
  });
  bad('state-paused', 'a file that says that a draft is paused which runs', [...start], {
    envelope: { status: 'PAUSED' },
  });
  bad('state-planned', 'a file that says that a draft is planned which runs', [...start], {
    envelope: { status: 'PLANNED' },
  });
  bad('2-committed-at-end', 'a commitment when all weeks are chosen, before the end', [
    opened2(),
    at(10, pick(1, 10)),
    at(20, pick(2, 11)),
    at(20, { kind: 'COMMITTED', share: 1, commitment: 'a'.repeat(64) }, { turn: null }),
  ]);
  good('2-undone-in-pause', 'a pick undone in a pause, and a list changed in it', [
    opened2({ weekday: 5 }),
    at(10, pick(1, 10)),
    at(20, PAUSED_2),
    at(30, UNDONE_2),
    at(40, { kind: 'COMMITTED', share: 1, commitment: 'a'.repeat(64) }),
    at(50, RESUMED_2),
  ]);
}
