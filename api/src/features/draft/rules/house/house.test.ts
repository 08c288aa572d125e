import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainOf, type SaidFact, withDraw } from '../../../../../test/support/house-chain';
import { verifyLog } from '../log/verify-log';

const FOLDER = join(__dirname, '../../../../../../docs/draft-log');
const logOf = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

const RICH = logOf('good-2-who-and-why');
const [FIRST, LAST] = [RICH.entries[0].hash, RICH.entries.at(-1).hash];
const year = 2028;
const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const begun = (facts: object = {}): SaidFact => ({
  ...{ kind: 'BEGUN', property: 'Lake House', baseYear: 2024, settings: [], drafts: [], ...facts },
});
const planned = (facts: object = {}): SaidFact => ({
  ...{ kind: 'PLANNED', year, by: 1 },
  rotation: { kind: 'OVER_TWELVE', baseYear: 2024, queue: TWELVE, ...facts },
});
const REHEARSED: SaidFact = { kind: 'REHEARSED', year, by: 1 };
const DROPPED: SaidFact = { kind: 'DROPPED', year, by: 1 };
const OPENED: SaidFact = { kind: 'OPENED', year, head: FIRST };
const ENDED: SaidFact = { kind: 'ENDED', year, head: LAST };
const set = (setting: object, of = 2027): SaidFact => ({
  ...{ kind: 'ROTATION_SET', by: 1, reason: null },
  setting: { year: of, kind: 'OVER_TWELVE', firstShare: 9, queue: null, ...setting },
});

/** The verdict on a house with these entries. */
async function verdict(facts: readonly SaidFact[], drafts: readonly object[] = [RICH]) {
  const entries = await chainOf(facts);
  return verifyLog(JSON.stringify({ property: 'Lake House', entries, drafts }));
}

const PLAYED = [
  begun(),
  planned(),
  REHEARSED,
  DROPPED,
  planned(),
  REHEARSED,
  REHEARSED,
  OPENED,
  ENDED,
];

test('a house with a draft and a draw is in order, with its ledger', async () => {
  const facts = await withDraw(PLAYED, {
    ...{ question: 'Who is first in 2030?', shares: [2, 5, 9, 12], year: 2030 },
    ...{ committing: [2, 5, 9], revealing: [2, 9] },
  });
  const found = await verdict(facts);
  expect(found).toMatchObject({
    isInOrder: true,
    summary: 'The log of Lake House is in order: 16 entries, 1 draft.',
  });
  expect(found).toMatchObject({
    evidence: expect.stringMatching(
      /^In 2028 shares 5, 9, 12, 2 chose in this order\. Drawn for “Who is first in 2030\?”: shares (\d+, ){3}5\.$/,
    ),
  });
  const drawn = facts.at(-1);
  if (drawn?.kind !== 'DRAWN') throw new Error('Nothing was drawn.');
  const turned = { ...drawn, order: [...drawn.order].reverse() };
  expect(await verdict([...facts.slice(0, -1), turned])).toMatchObject({
    problem: expect.stringMatching(/^Entry 16 breaks the rules: The secrets lead to the order/),
  });
});

const NOT_SET = 'The rotation of 2028 is not the one that was set.';
const OTHER_LOG = 'The log of 2028 in the file is not the one that the house’s log names.';

test.each<[string, readonly SaidFact[], string]>([
  [
    'a rehearsal left out',
    PLAYED.toSpliced(2, 1),
    'The opening of 2028 counts 3 rehearsals, not 2.',
  ],
  [
    'one of another year',
    [...PLAYED.slice(0, 7), REHEARSED, OPENED, ENDED],
    'The opening of 2028 counts 3 rehearsals, not 4.',
  ],
  ['another base year', [begun({ baseYear: 2025 }), ...PLAYED.slice(1)], NOT_SET],
  ['a setting that counts', [begun(), set({}), ...PLAYED.slice(1)], NOT_SET],
  ['one that counts after the plan', [...PLAYED.slice(0, 7), set({}), OPENED, ENDED], NOT_SET],
  [
    'a plan of another rotation',
    [begun(), planned({ baseYear: 2025 }), ...PLAYED.slice(2)],
    NOT_SET,
  ],
  [
    'another opening',
    [...PLAYED.slice(0, 7), { kind: 'OPENED', year, head: LAST }, ENDED],
    OTHER_LOG,
  ],
  ['another end', [...PLAYED.slice(0, 8), { kind: 'ENDED', year, head: FIRST }], OTHER_LOG],
  ['an end left out', PLAYED.slice(0, 8), OTHER_LOG],
  ['no draft at all', [begun()], OTHER_LOG],
  ['no beginning', PLAYED.slice(1), 'Entry 1 has a number, kind or time that cannot follow.'],
  ['two beginnings', [begun(), begun()], 'Entry 2 has a number, kind or time that cannot follow.'],
  [
    'time that goes back',
    [begun(), { ...planned(), at: -1 }],
    'Entry 2 has a number, kind or time that cannot follow.',
  ],
  [
    'a field more',
    [begun({ more: 1 })],
    'Entry 1 has other fields or values than a house’s log has.',
  ],
  ['nothing', [], 'The log of the house is empty, or does not begin with its state.'],
])('%s is found', async (_, facts, problem) => {
  expect(await verdict(facts)).toEqual({ isInOrder: false, problem });
});

test('a setting of a later year counts, for the years before are counted back from it', async () => {
  expect(await verdict([begun(), set({ year: 2029 }), ...PLAYED.slice(1)])).toMatchObject({
    problem: NOT_SET,
  });
});

test.each(['good-2-mirror-pairs', 'good-2-taking-part'])(
  'the queue of %s follows from the setting',
  async (name) => {
    const log = logOf(name);
    const { rotation } = JSON.parse(log.entries[0].text);
    const { kind, queue, baseYear } = rotation;
    const firstShare = queue[kind === 'MIRROR_PAIRS' ? (2027 - baseYear) / 2 : 2027 - baseYear];
    const play = (setting: object, plan: object = {}) =>
      verdict(
        [
          begun(),
          set({ kind, queue, firstShare, ...setting }),
          planned({ ...rotation, ...plan }),
          REHEARSED,
          { ...OPENED, head: log.entries[0].hash } as SaidFact,
          { ...ENDED, head: log.entries.at(-1).hash } as SaidFact,
        ],
        [log],
      );
    expect(await play({})).toMatchObject({ isInOrder: true });
    expect(await play({ queue: [...queue].reverse() })).toMatchObject({ isInOrder: false });
    expect(await play({ firstShare: queue.at(-1) })).toMatchObject({ isInOrder: false });
    expect(await play({}, { queue: [...queue].reverse() })).toMatchObject({ isInOrder: false });
    expect(await play({ year: 2026 })).toMatchObject({ isInOrder: false });
  },
);

test('what was before the chain counts: settings, plans, rehearsals and drafts', async () => {
  const before = { year, setting: null, rotation: null, rehearsals: 3, opening: null, head: null };
  expect(await verdict([begun({ drafts: [before] }), OPENED, ENDED])).toMatchObject({
    isInOrder: true,
  });
  const opened = { ...before, opening: FIRST };
  expect(await verdict([begun({ drafts: [opened] }), ENDED])).toMatchObject({ isInOrder: true });
  expect(await verdict([begun({ drafts: [{ ...opened, head: LAST }] })])).toMatchObject({
    isInOrder: true,
  });
  expect(await verdict([begun({ drafts: [{ ...opened, head: FIRST }] })])).toMatchObject({
    problem: OTHER_LOG,
  });
});

test('an older file, or a fingerprint, shows what was rewritten', async () => {
  const fileOf = async (facts: readonly SaidFact[]) =>
    JSON.stringify({ property: 'Lake House', entries: await chainOf(facts), drafts: [RICH] });
  const file = await fileOf(PLAYED);
  const later = await fileOf([...PLAYED, set({ year: 2031 })]);
  expect(await verifyLog(later, { kept: { file } })).toMatchObject({
    keptUntil: 'It continues what you kept: nothing up to entry 9 was changed.',
  });
  expect(await verifyLog(file, { kept: { file: later } })).toMatchObject({ isCutOff: true });
  const head = (await chainOf(PLAYED)).at(-1)?.hash ?? '';
  expect(await verifyLog(later, { kept: { head } })).toMatchObject({ isInOrder: true });
  expect(await verifyLog(later, { kept: { head: 'ab'.repeat(8) } })).toMatchObject({
    problem: expect.stringMatching(/^The fingerprint that was kept is not in this log/),
  });
});

test('a file that is none of a house is refused', async () => {
  expect(await verifyLog('{"drafts":[]}')).toMatchObject({
    problem: 'The file is not a house’s log as it is downloaded.',
  });
  expect(await verifyLog('{"drafts":[')).toMatchObject({
    problem: 'The file is not a house’s log: it is not JSON.',
  });
  const broken = structuredClone(RICH);
  broken.entries[3].text = broken.entries[3].text.replace('"seq":4', '"seq":5');
  expect(await verdict(PLAYED, [broken])).toMatchObject({ isInOrder: false });
});
