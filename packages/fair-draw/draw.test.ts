import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  canBeDrawn,
  commitmentTo,
  type Draw,
  type DrawBegun,
  type DrawCommitted,
  type DrawEntry,
  type Drawn,
  type DrawRevealed,
  outcomeOf,
  phaseOf,
  roundAfter,
  timeOf,
  withEntry,
} from './draw';
import { drawProblem } from './problem';
import { shuffled } from './shuffle';

const HASH = 'ab'.repeat(32);
const secretOf = (share: number) => String(share).padStart(2, '0').repeat(32);
const SOURCE = { source: 'cd'.repeat(32), genesis: 1_700_000_000, period: 3 };
const REVEAL_BY = '2027-01-05T08:00:00.000Z';
const BEACON = roundAfter(REVEAL_BY, SOURCE);
const at = (day: number) => `2027-01-0${day}T12:00:00.000Z`;

const BEGUN: DrawBegun = {
  ...{ kind: 'DRAW_BEGUN', seq: 1, at: at(1), question: 'Who is first?', shares: [2, 5, 9] },
  ...{ commitBy: '2027-01-04T08:00:00.000Z', revealBy: REVEAL_BY, year: null, beacon: null, by: 1 },
};

async function committed(share: number, by = share, day = 2): Promise<DrawCommitted> {
  const commitment = await commitmentTo(HASH, share, secretOf(share));
  return { kind: 'DRAW_COMMITTED', seq: 9, at: at(day), draw: 1, share, by, commitment };
}

const revealed = (share: number, by = share, day = 4): DrawRevealed => ({
  ...{ kind: 'DRAW_REVEALED', seq: 9, at: at(day), draw: 1, share, by, secret: secretOf(share) },
});

const drawn = (facts: Partial<Drawn>): Drawn => ({
  ...{ kind: 'DRAWN', seq: 9, at: at(6), draw: 1, order: [], withheld: [], beacon: null },
  ...facts,
});

const fold = (entries: readonly DrawEntry[]) =>
  entries.reduce<Draw[]>((draws, entry) => withEntry(draws, entry, HASH), []);

/** The draw after these entries; the last of them is what is asked about. */
async function problemOf(...entries: DrawEntry[]) {
  return drawProblem(fold(entries.slice(0, -1)), entries.at(-1) as DrawEntry);
}

function only(draws: Draw[]): Draw {
  const [draw] = draws;
  if (!draw) throw new Error('There is no draw.');
  return draw;
}

const NUMBERS = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 12 });
const SEED = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((it) => Buffer.from(it).toString('hex'));

test('an order has every share once, whatever the seed', () =>
  fc.assert(
    fc.asyncProperty(NUMBERS, SEED, async (shares, seed) => {
      const order = await shuffled(shares, seed);
      expect([...order].sort()).toEqual([...shares].sort());
      expect(await shuffled(shares, seed)).toEqual(order);
    }),
  ));

test('each share comes to each place about equally often', async () => {
  const counts = new Map<string, number>();
  const rounds = 3000;
  for (let round = 0; round < rounds; round += 1) {
    const order = await shuffled([1, 2, 3, 4, 5], `seed ${round}`);
    for (const [place, share] of order.entries()) {
      const key = `${share} at ${place}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  // Of each five standard deviations around a fifth.
  const spread = 5 * Math.sqrt(rounds * 0.2 * 0.8);
  expect(counts.size).toBe(25);
  for (const count of counts.values()) expect(Math.abs(count - rounds / 5)).toBeLessThan(spread);
});

test('a draw goes from commitments to secrets to its order', async () => {
  const start = [BEGUN, await committed(2), await committed(5)];
  expect(phaseOf(only(fold(start)), at(2))).toBe('COMMITTING');
  expect(phaseOf(only(fold(start)), at(4))).toBe('REVEALING');
  expect(phaseOf(only(fold([...start, await committed(9)])), at(2))).toBe('REVEALING');
  const all = [...start, revealed(2), revealed(5)];
  const draw = only(fold(all));
  expect(phaseOf(draw, at(4))).toBe('DRAWING');
  const outcome = await outcomeOf(draw, null);
  expect(outcome.withheld).toEqual([]);
  expect([...outcome.order].sort()).toEqual([2, 5, 9]);
  expect(await problemOf(...all, drawn({ ...outcome, at: at(4) }))).toBeNull();
  const [one, two, three] = outcome.order as [number, number, number];
  expect(await problemOf(...all, drawn({ ...outcome, order: [two, one, three] }))).toBe(
    `The secrets lead to the order ${outcome.order.join(', ')}.`,
  );
  const end = drawn(outcome);
  expect(phaseOf(only(fold([...all, end])), at(6))).toBe('DRAWN');
  expect(await problemOf(...all, end, end)).toBe('There is no such draw, or it is over.');
});

test('the secret of every share that reveals changes the order, and no other one does', () =>
  fc.assert(
    fc.asyncProperty(SEED, SEED, async (one, other) => {
      fc.pre(one !== other);
      const orders = new Set<string>();
      const shares = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
      for (const secret of [one, other]) {
        const draw = only(
          fold([
            { ...BEGUN, shares },
            await committed(2),
            await committed(5),
            { ...revealed(2), secret },
            revealed(5),
          ]),
        );
        orders.add((await outcomeOf(draw, null)).order.join());
      }
      expect(orders.size).toBe(2);
    }),
    { numRuns: 30 },
  ));

test('a share that committed and did not reveal is named, and comes last', async () => {
  const all = [
    BEGUN,
    await committed(2),
    await committed(5),
    await committed(9),
    revealed(2),
    revealed(9),
  ];
  const outcome = await outcomeOf(only(fold(all)), null);
  expect(outcome.withheld).toEqual([5]);
  expect(outcome.order.at(-1)).toBe(5);
  expect(await problemOf(...all, drawn({ ...outcome, at: at(4) }))).toBe(
    'It is not the time to draw.',
  );
  expect(await problemOf(...all, drawn(outcome))).toBeNull();
  expect(await problemOf(...all, drawn({ ...outcome, withheld: [] }))).toMatch(/^The secrets lead/);
});

test('a person who withholds one of two secrets gains nothing for the other share', async () => {
  const start = [BEGUN, await committed(2), await committed(5, 7), await committed(9, 7)];
  const orderAfter = async (...entries: DrawEntry[]) =>
    (await outcomeOf(only(fold([...start, ...entries])), null)).order;
  for (let count = 10; count < 30; count += 1) {
    const other = { ...revealed(2), secret: String(count).repeat(32) };
    expect((await orderAfter(other, revealed(5, 7)))[0]).toBe(2);
    // The person of a share is the one who committed last for it.
    expect((await orderAfter(await committed(5), other, revealed(5)))[2]).toBe(9);
  }
});

test('no secret is taken but that of the commitment, in its time, once', async () => {
  const start = [BEGUN, await committed(2), await committed(5)];
  const NOT_HIS = 'This is not the secret to which the share committed itself.';
  expect(await problemOf(...start, { ...revealed(2), secret: secretOf(5) })).toBe(NOT_HIS);
  expect(await problemOf(...start, { ...revealed(9) })).toBe(NOT_HIS);
  expect(await problemOf(...start, { ...revealed(5), secret: secretOf(2) })).toBe(NOT_HIS);
  expect(await problemOf(...start, revealed(2, 2, 3))).toBe(
    'It is not the time to reveal a secret.',
  );
  expect(await problemOf(...start, revealed(2, 2, 5))).toBe(
    'It is not the time to reveal a secret.',
  );
  expect(await problemOf(...start, revealed(2))).toBeNull();
  expect(await problemOf(...start, revealed(2), revealed(2))).toBe(
    'The share has revealed its secret already.',
  );
  // A commitment of another draw leads to nothing here.
  const other = await commitmentTo('ef'.repeat(32), 9, secretOf(9));
  const copied = { ...(await committed(9)), commitment: other };
  expect(await problemOf(...start, copied, revealed(9))).toBe(NOT_HIS);
});

test('no share commits that takes no part, or too late; one may commit again', async () => {
  const start = [BEGUN, await committed(2)];
  expect(await problemOf(...start, await committed(3))).toBe(
    'The share takes no part in the draw.',
  );
  expect(await problemOf(...start, await committed(5, 5, 4))).toBe(
    'The time to take part is over.',
  );
  expect(await problemOf(...start, await committed(2))).toBeNull();
  expect(await problemOf(...start, { ...(await committed(5)), draw: 7 })).toBe(
    'There is no such draw, or it is over.',
  );
});

test('without a beacon two people have to reveal; otherwise it is cancelled', async () => {
  const cancelled = (day: number, facts: object = {}): DrawEntry => ({
    ...{ kind: 'DRAW_CANCELLED', seq: 9, at: at(day), draw: 1, by: null, reason: null, ...facts },
  });
  const alone = [
    BEGUN,
    await committed(2, 7),
    await committed(5, 7),
    revealed(2, 7),
    revealed(5, 7),
  ];
  expect(canBeDrawn(only(fold(alone)))).toBe(false);
  const outcome = await outcomeOf(only(fold(alone)), null);
  expect(await problemOf(...alone, drawn(outcome))).toBe('Too few have taken part.');
  expect(await problemOf(...alone, cancelled(6))).toBeNull();
  expect(await problemOf(BEGUN, cancelled(3))).toBe('It is not the time to draw.');
  expect(await problemOf(BEGUN, cancelled(4))).toBeNull();
  const two = [BEGUN, await committed(2), await committed(5), revealed(2), revealed(5)];
  expect(await problemOf(...two, cancelled(6))).toBe('Enough have taken part to draw.');
  expect(await problemOf(BEGUN, cancelled(2, { by: 1, reason: 'A mistake' }))).toBeNull();
  expect(await problemOf(BEGUN, cancelled(2, { by: 1 }))).toBe('It has no reason.');
  expect(await problemOf(...two, cancelled(4, { by: 1, reason: 'Not that order' }))).toBe(
    'A draw cannot be cancelled once secrets are out.',
  );
});

describe('with a beacon', () => {
  const begun = { ...BEGUN, beacon: BEACON };
  const signature = '0f'.repeat(48);
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  const beacon = { signature, randomness };

  test('the round comes after the time to reveal, and the first one does', () => {
    expect(timeOf(BEACON)).toBeGreaterThan(Date.parse(REVEAL_BY));
    expect(timeOf({ ...BEACON, round: BEACON.round - 1 })).toBeLessThanOrEqual(
      Date.parse(REVEAL_BY),
    );
    expect(roundAfter('2020-01-01T00:00:00.000Z', SOURCE).round).toBe(1);
    expect(timeOf(roundAfter(new Date(1_700_000_000_000).toISOString(), SOURCE))).toBe(
      1_700_000_003_000,
    );
  });

  test('one commitment is enough, and the number decides', async () => {
    const draw = only(fold([begun, await committed(2)]));
    const outcome = await outcomeOf(draw, randomness);
    expect(outcome).toMatchObject({ withheld: [2] });
    expect(await problemOf(begun, await committed(2), drawn({ ...outcome, beacon }))).toBeNull();
    const orders = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      orders.add((await outcomeOf(draw, String(count))).order.join());
    }
    expect([...orders].sort()).toEqual(['5,9,2', '9,5,2']);
  });

  test('a wrong number, none, or a round that was not out is refused', async () => {
    const start = [begun, await committed(2)] as const;
    const outcome = await outcomeOf(only(fold(start)), randomness);
    const given = (facts: Partial<Drawn>) => problemOf(...start, drawn({ ...outcome, ...facts }));
    expect(await given({ beacon: { signature, randomness: HASH } })).toBe(
      'The public random number is not the hash of its signature.',
    );
    expect(await given({ beacon: null })).toBe('It is not drawn as was said before.');
    expect(await given({ beacon, at: REVEAL_BY })).toBe('The round named before had not come yet.');
    expect(
      await problemOf(
        BEGUN,
        await committed(2),
        await committed(5),
        revealed(2),
        revealed(5),
        drawn({ ...outcome, beacon }),
      ),
    ).toBe('It is not drawn as was said before.');
  });
});

test.each<[Partial<DrawBegun>, string]>([
  [{ shares: [5] }, 'A draw needs two shares, each once and by number.'],
  [{ shares: [5, 2] }, 'A draw needs two shares, each once and by number.'],
  [{ shares: [5, 5] }, 'A draw needs two shares, each once and by number.'],
  [{ commitBy: BEGUN.at }, 'Its times are not in order.'],
  [{ revealBy: BEGUN.commitBy }, 'Its times are not in order.'],
  [
    { beacon: { ...BEACON, round: BEACON.round - 1 } },
    'The public random number would be known before the secrets are out.',
  ],
])('a draw does not begin with %j', async (facts, problem) => {
  expect(await problemOf({ ...BEGUN, ...facts })).toBe(problem);
});

test('a second draw begins once the first one is over', async () => {
  const second = { ...BEGUN, seq: 2 };
  expect(await problemOf(BEGUN, second)).toBe('Another draw is still running.');
  const end: DrawEntry = {
    ...{ kind: 'DRAW_CANCELLED', seq: 2, at: at(2), draw: 1, by: 1, reason: 'A mistake' },
  };
  expect(await problemOf(BEGUN, end, { ...second, seq: 3 })).toBeNull();
});
