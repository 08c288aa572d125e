import { at, type Fields, opened3, PAUSED_2, pick, RESUMED_2, type Step, time, week } from './play';
import {
  added,
  clockSet,
  KEYS,
  listOf,
  ONE,
  owned,
  removed,
  signedPick,
  start,
  THIRD,
} from './signed';
import { bad, good } from './vector';

/** Keys that come and go. */
export function keys(): void {
  good('3-keys', 'keys of two shares, in a pause, and again after they were taken away', [
    opened3(
      { shares: [2, 1] },
      { keys: [owned(2, 17, ONE), owned(2, 5, THIRD), owned(1, 17, ONE)] },
    ),
    at(10, PAUSED_2),
    at(20, removed(17, ONE)),
    at(30, added(1, 17, ONE)),
    at(40, added(2, 17, ONE)),
    at(50, listOf(2, 'a')),
    at(60, RESUMED_2),
    at(70, signedPick(2, 10, ONE, 1)),
    at(80, signedPick(1, 11, ONE, 8)),
  ]);
  const opened = (name: string, what: string, known: readonly Fields[]) =>
    bad(`3-keys-${name}`, what, [opened3({ shares: [2, 1] }, { keys: known })]);
  opened('order', 'keys of an opening in another order than the shares', KEYS);
  opened('twice', 'a key twice for a share', [owned(1, 17, ONE), owned(1, 17, ONE)]);
  opened('two-persons', 'a key of two people', [owned(2, 18, ONE), owned(1, 17, ONE)]);
  opened('no-part', 'a key of a share that takes no part', [owned(3, 17, ONE)]);
  const hex = (number: bigint) => number.toString(16).padStart(64, '0');
  const point = (x: bigint, y: string) => owned(1, 17, { key: `04${hex(x)}${y}` });
  const root = '66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4';
  opened('off-curve', 'a key that is no point', [point(5n, root)]);
  opened('large', 'a key whose first number is the modulus, where 0 would be a point', [
    point(0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn, root),
  ]);
  good('3-keys-0', 'a key whose first number is 0', [opened3({}, { keys: [point(0n, root)] })]);
  const wrong = (name: string, what: string, ...steps: Step[]) =>
    bad(`3-key-${name}`, what, [start, ...steps]);
  wrong('again', 'a key that the share has', at(10, added(1, 17, ONE)));
  wrong('two-persons', 'a key for another share and another person', at(10, added(2, 18, ONE)));
  wrong('no-part', 'a key for a share that takes no part', at(10, added(3, 17, THIRD)));
  wrong(
    'off-curve',
    'a key that is no point, later',
    at(10, {
      ...{ ...added(1, 17, THIRD), key: point(5n, root).key },
    }),
  );
  wrong('unknown', 'a key taken away that the log does not know', at(10, removed(17, THIRD)));
  wrong(
    'removed-twice',
    'a key taken away twice',
    at(10, removed(17, ONE)),
    at(20, removed(17, ONE)),
  );
  wrong('removed-by-other', 'a key taken away by another person', at(10, removed(18, ONE)));
  const later = (body: Fields) => at(10, body, { turn: { ...FIRST, deadline: time(3610) } });
  wrong('added-deadline', 'a key that moves the deadline', later(added(1, 17, THIRD)));
  wrong('removed-deadline', 'a key whose end moves the deadline', later(removed(17, ONE)));
  bad('3-signed-for-both', 'a key that was taken away from one of two shares', [
    opened3({}, { keys: [owned(1, 17, ONE), owned(2, 17, ONE)] }),
    at(5, removed(17, ONE)),
    at(10, added(1, 17, ONE)),
    at(20, signedPick(1, 10, ONE, 1)),
    at(30, signedPick(2, 11, ONE, 4)),
  ]);
}

const FIRST = { round: 1, share: 1, isCatchUp: false };

/** The clock of version 3, which says what it had read. */
export function clockOf3(): void {
  const set = (seconds: number, was: number) => at(seconds, clockSet(was));
  const ahead = [opened3({ weeks: [week(10), week(11)] }), at(600, pick(1, 10))] as const;
  good('3-clock-set', 'a clock set back twice, an hour apart backwards, and again an hour later', [
    ...ahead,
    set(500, 600),
    set(-3100, 500),
    at(-3000, PAUSED_2),
    at(510, RESUMED_2),
    set(500, 510),
  ]);
  bad('3-clock-set-soon', 'a clock set back twice, a millisecond less than an hour apart', [
    ...ahead,
    set(500, 600),
    set(-3099.999, 500),
  ]);
  bad('3-clock-set-soon-later', 'a clock set back again a millisecond before an hour is over', [
    ...ahead,
    set(500, 600),
    at(510, PAUSED_2),
    at(4110, RESUMED_2),
    set(4099.999, 4110),
  ]);
  bad('3-clock-set-was', 'a clock that is said to have read something else', [
    ...ahead,
    set(500, 600.001),
  ]);
}
