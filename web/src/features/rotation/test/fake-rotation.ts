import {
  cycleLength,
  numbersOf,
  orderOf,
  overTwelve,
  type Rotation as Rule,
} from '@rules/rotation';
import type { Rotation } from '../cycle';

interface Facts {
  /** Numbers of the shares that take part. */
  shares: number[];
  mine?: number[];
  year?: number;
  rule?: Rule;
  owners?: (string | null)[];
}

/** The rotation of Lake House as the server answers it. */
export function fakeRotation({ shares, mine = [], year = 2026, ...rest }: Facts) {
  const { rule = overTwelve(2024), owners } = rest;
  const years = Array.from({ length: cycleLength(rule) + 1 }, (_, index) => year + index);
  return {
    __typename: 'Rotation' as const,
    ...{ propertyId: '7', propertyName: 'Lake House', year, isHeld: false, setting: null },
    explanation: 'In the next year every share moves up.',
    turns: orderOf(rule, shares, year).map(({ turn, shareNumber }) => ({
      __typename: 'RotationTurn' as const,
      ...{ turn, shareNumber, isMine: mine.includes(shareNumber) },
      ownerName: owners ? (owners[shareNumber - 1] ?? null) : `Owner ${shareNumber}`,
      reason: `Share ${shareNumber} has turn ${turn} in ${year}.`,
    })),
    absent: [] as Rotation['absent'],
    years: years.map((it) => ({
      __typename: 'RotationYear' as const,
      ...{ year: it, shareNumbers: numbersOf(orderOf(rule, shares, it)) },
    })),
  };
}
