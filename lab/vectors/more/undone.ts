import { at, opened3, PAUSED_2, passed, pick, RESUMED_2, type Step, UNDONE_2 } from '../play';
import {
  added,
  listOf,
  ONE,
  owned,
  removed,
  signedList,
  signedPick,
  start,
  THIRD,
} from '../signed';
import { bad, good } from '../vector';

/** Signatures, keys and commitments around an undone pick, with which a turn begins. */
export function undone(): void {
  const picked = [start, at(10, signedPick(1, 10, ONE, 1))] as const;
  const right = (name: string, what: string, ...steps: Step[]) =>
    good(`3-undone-${name}`, what, steps);
  const wrong = (name: string, what: string, ...steps: Step[]) =>
    bad(`3-undone-${name}`, what, steps);
  right(
    'signed',
    'a pick signed over the entry that undid the one before',
    ...[...picked, at(20, UNDONE_2), at(30, signedPick(1, 10, ONE, 3))],
  );
  wrong(
    'signed-over-pick',
    'a pick signed over the one that was undone',
    ...[...picked, at(20, UNDONE_2), at(30, signedPick(1, 10, ONE, 2))],
  );
  const inPause = [...picked, at(20, PAUSED_2), at(30, UNDONE_2)] as const;
  right(
    'in-pause-signed',
    'a pick signed over the entry that undid the one before in a pause',
    ...[...inPause, at(40, listOf(2, 'a')), at(50, RESUMED_2), at(60, signedPick(1, 10, ONE, 4))],
  );
  wrong(
    'in-pause-signed-over-pause',
    'a pick signed over the pause in which the one before was undone',
    ...[...inPause, at(40, RESUMED_2), at(50, signedPick(1, 10, ONE, 3))],
  );
  wrong(
    'signed-over-passed',
    'a pick signed over the opening, after another share was passed',
    ...[opened3({}, { keys: [owned(2, 17, ONE)] }), at(10, passed(1, 'VACANT'))],
    at(20, signedPick(2, 10, ONE, 1)),
  );
  right(
    'key-added',
    'a key that was added since the pick that is undone',
    ...[opened3(), at(10, pick(1, 10)), at(20, added(1, 17, ONE)), at(30, UNDONE_2)],
    at(40, signedPick(1, 10, ONE, 4)),
  );
  wrong(
    'key-added-again',
    'a key again that was added since the pick that is undone',
    ...[opened3(), at(10, pick(1, 10)), at(20, added(1, 17, ONE)), at(30, UNDONE_2)],
    at(40, added(1, 17, ONE)),
  );
  wrong(
    'key-removed',
    'a key that was taken away since the pick that is undone',
    ...[...picked, at(20, removed(17, ONE)), at(30, UNDONE_2), at(40, signedPick(1, 10, ONE, 4))],
  );
  right(
    'list',
    'a list signed before a pick was undone, over the commitment before it',
    ...[start, at(10, listOf(1, 'a')), at(20, pick(1, 10)), at(30, UNDONE_2)],
    at(40, signedList(1, 'b', ONE, 2)),
  );
  wrong(
    'list-older',
    'a list signed before the commitment that was made since the pick that is undone',
    ...[...picked, at(20, listOf(1, 'a')), at(30, UNDONE_2), at(40, signedList(1, 'b', ONE, 2))],
  );
  good('3-key-of-another', 'a key that was taken away, and comes again for another person', [
    ...[start, at(10, removed(17, ONE)), at(20, added(1, 19, ONE))],
    at(30, signedPick(1, 10, ONE, 3)),
  ]);
  good('3-keys-of-a-share', 'keys of the second share after those of the first, in any order', [
    opened3(
      { shares: [2, 1] },
      { keys: [owned(2, 18, THIRD), owned(2, 17, ONE), owned(1, 17, ONE)] },
    ),
  ]);
}
