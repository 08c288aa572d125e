import * as fc from 'fast-check';
import { explain } from './explain';
import { figuresOf } from './figures';
import { overTwelve, type Rotation } from './rotation';

const ALL = Array.from({ length: 12 }, (_, index) => index + 1);
const upTo = (length: number) => ALL.slice(0, length);
const outcome = (rotation: Rotation, shares: number[]) =>
  explain(rotation, shares, 2027).replace(
    /^.*?(So each|\d+ shares|The places|Share|No share)/,
    '$1',
  );

const among = (kind: Rotation['kind'], queue: number[]): Rotation => ({
  ...{ kind, queue, baseYear: 2024 },
});

test.each([
  [overTwelve(2024), ALL, 'So each share has each place once in 12 years.'],
  [
    overTwelve(2024),
    upTo(8),
    '8 shares take part in an order of 12 places. The next share takes the turn of an empty place: share 1 is first in 5 of 12 years, each other share in 1.',
  ],
  [
    overTwelve(2024),
    ALL.filter((share) => share !== 10 && share !== 12),
    '10 shares take part in an order of 12 places. The next share takes the turn of an empty place: shares 1 and 11 are each first in 2 of 12 years, each other share in 1.',
  ],
  [
    overTwelve(2024),
    [1, 2, 3, 4, 7, 9],
    '6 shares take part in an order of 12 places. The next share takes the turn of an empty place: share 1 is first in 4 of 12 years, share 7 in 3, share 9 in 2, each other share in 1.',
  ],
  [overTwelve(2024), [1, 3, 5, 7, 9, 11], 'So each share has each place twice in 12 years.'],
  [among('TAKING_PART', upTo(8)), upTo(8), 'So each share has each place once in 8 years.'],
  [
    among('TAKING_PART', upTo(4)),
    upTo(3),
    'The places of shares that take no part now are skipped: share 1 is first in 2 of 4 years, each other share in 1.',
  ],
  [
    among('MIRROR_PAIRS', upTo(8)),
    upTo(8),
    'So each share has each place once in 8 years, and is ahead of each other share in half of them.',
  ],
  [
    among('MIRROR_PAIRS', upTo(7)),
    upTo(7),
    'So each share has each place twice in 14 years, and is ahead of each other share in half of them.',
  ],
  [overTwelve(2024), [5], 'Share 5 is the only one that takes part, so it always chooses first.'],
  [overTwelve(2024), [], 'No share takes part yet.'],
])('%j with %j', (rotation, shares, sentence) => {
  expect(outcome(rotation, shares)).toBe(sentence);
});

test('no sentence says more than the figures', () => {
  const house = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2 });
  const kind = fc.constantFrom(...(['OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS'] as const));
  fc.assert(
    fc.property(house, house, kind, (queue, away, kind) => {
      const rotation = kind === 'OVER_TWELVE' ? overTwelve(2024) : among(kind, queue);
      const shares = queue.filter((share) => !away.includes(share));
      fc.pre(shares.length > 1);
      const sentence = explain(rotation, shares, 2027);
      const { eachPlace, isMirrored, shares: figures, years } = figuresOf(rotation, shares, 2027);
      expect(sentence.includes('each place')).toBe(eachPlace !== null);
      expect(sentence.includes('in half of')).toBe(isMirrored);
      const most = Math.max(...figures.map(({ firsts }) => firsts));
      if (eachPlace === null)
        expect(sentence).toMatch(
          new RegExp(
            `in ${most}\\b.* of ${years.length} years|of ${years.length} years.* in ${most}\\b`,
          ),
        );
    }),
  );
});
