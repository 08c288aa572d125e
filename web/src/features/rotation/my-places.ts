import { inWords, ordinal } from '../../lib/text/format';
import { myFirstChoices, type Rotation } from './cycle';

const place = (turn: number) => (turn === 1 ? 'first' : ordinal(turn));

/** 'You choose 3rd in 2026, and first in 2029.'; undefined if the user owns none of the shares. */
export function myPlaces(
  rotation: Rotation,
): { now: string; ahead: string | undefined } | undefined {
  const mine = rotation.turns.filter(({ isMine }) => isMine);
  if (mine.length === 0) return undefined;
  const withShare = (shareNumber: number) => (mine.length > 1 ? ` with share ${shareNumber}` : '');
  const isFirst = mine.some(({ turn }) => turn === 1);
  const now = mine.map(({ turn, shareNumber }) => place(turn) + withShare(shareNumber));
  const ahead = myFirstChoices(rotation, rotation.year + 1).map(
    ({ year, shareNumber }) => `in ${year}${withShare(shareNumber)}`,
  );
  return {
    now: `You choose ${inWords(now)} in ${rotation.year}.`,
    ahead:
      ahead.length > 0
        ? `You choose first${isFirst ? ' again' : ''} ${inWords(ahead)}.`
        : undefined,
  };
}
