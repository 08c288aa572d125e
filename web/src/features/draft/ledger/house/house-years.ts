import type { RotationKind } from '@rules/rotation';
import type { HouseRotationQuery } from '../../../../generated/graphql';
import { firstChoices, OWNED_FOR, type OwnedYears, ownedYears } from './owned-years';

type Rotation = HouseRotationQuery['rotation'];

/** How each kind goes on, as the start of a sentence about this house. */
const KINDS: Readonly<Record<RotationKind, string>> = {
  OVER_TWELVE: 'Places move up one of twelve a year',
  TAKING_PART: 'Places move up one a year, over the shares that take part',
  MIRROR_PAIRS: 'Every second year runs in reverse order',
};

const BEGINS = {
  FIRST: 'an owner who begins in the first year of a pair',
  SECOND: 'an owner who begins in the second year of a pair',
};

interface Picture {
  caption: string;
  bars: { key: number; name: string; percent: number; text: string }[];
}

/** Some figures as bars; the longest is that of `most`. */
const barsOf = (most: number, figures: readonly { key: number; name: string; figure: number }[]) =>
  figures.map(({ key, name, figure }) => ({
    ...{ key, name, text: String(figure) },
    percent: most === 0 ? 0 : (100 * figure) / most,
  }));

function firsts(rotation: Rotation, takingPart: readonly number[]): Picture {
  const { year } = rotation;
  const counts = firstChoices(rotation, takingPart, year);
  const most = Math.max(...counts.map((it) => it.firsts));
  return {
    caption: `In how many of the twelve years from ${year} to ${year + 11} each share chooses first.`,
    bars: barsOf(
      most,
      counts.map(({ shareNumber, firsts: figure }) => ({
        ...{ key: shareNumber, name: `Share ${shareNumber}`, figure },
      })),
    ),
  };
}

const lastOf = ({ apart }: OwnedYears) => apart.at(-1) ?? 0;

/** Whether places even out in twelve years, in a few words and then with its figures. */
function answerOf(kind: RotationKind, owned: readonly OwnedYears[]) {
  const most = Math.max(...owned.map(lastOf));
  if (most === 0) {
    const text = `${KINDS[kind]}: after any twelve years, the places of every share add up to the same.`;
    return { answer: 'Yes, in twelve years', text };
  }
  const level = owned.find((it) => lastOf(it) === 0);
  const only = level?.begins ? ` For ${BEGINS[level.begins]} they add up to the same.` : '';
  return {
    answer: level ? 'For some owners, in twelve years' : 'Not wholly in twelve years',
    text: `${KINDS[kind]}: added up over twelve years, the places of two shares can be ${most} apart, on average ${(most / 12).toFixed(1)} a year.${only}`,
  };
}

/** The figures of a house's rotation for its shares; null where fewer than two choose. */
export function houseYears(rotation: Rotation) {
  const takingPart = rotation.turns.map(({ shareNumber }) => shareNumber);
  if (takingPart.length < 2) return null;
  const owned = ownedYears(rotation, takingPart);
  const most = Math.max(...owned.flatMap(({ apart }) => apart));
  const apart = owned.map(
    ({ begins, apart: figures }): Picture => ({
      caption: `How far the places of the luckiest and the unluckiest share are apart at most, added up over the first years of ${begins ? BEGINS[begins] : 'an owner'}.`,
      bars: barsOf(
        most,
        OWNED_FOR.map((years, index) => ({
          ...{ key: years, name: `${years} years`, figure: figures[index] ?? 0 },
        })),
      ),
    }),
  );
  return {
    shares: takingPart.length,
    ...answerOf(rotation.kind, owned),
    pictures: [firsts(rotation, takingPart), ...apart],
  };
}
