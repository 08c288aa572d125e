import { allowedWeeks, freeWeeks, neutralChoice } from './automatic-move';
import { playMove, startBoard, turnOf } from './board';
import type { DraftDetails, DraftPick } from './draft';

/**
 * Returns the weeks that each share gets if a whole year is given by the order of its draft without
 * wishes: at each turn the week of the neutral rule. `held` is how many weeks each share has
 * already: it skips as many of its first turns. A cap gives way where otherwise a share would get
 * none.
 */
export function fillYear(
  facts: DraftDetails,
  held: ReadonlyMap<number, number>,
): readonly DraftPick[] {
  const toSkip = new Map(held);
  let board = startBoard(facts);
  for (let turn = turnOf(board); turn; turn = turnOf(board)) {
    const { share } = turn;
    const skipped = toSkip.get(share) ?? 0;
    toSkip.set(share, skipped - 1);
    const allowed = allowedWeeks(facts, board, share);
    const best = neutralChoice(allowed.length > 0 ? allowed : freeWeeks(facts, board));
    board =
      best && skipped <= 0
        ? playMove(facts, board, { kind: 'PICKED', share, week: best.week, by: 'NEUTRAL_RULE' })
        : playMove(facts, board, { kind: 'PASSED', share, reason: 'NOTHING_ALLOWED' });
  }
  return board.picks;
}
