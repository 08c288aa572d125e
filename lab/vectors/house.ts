import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyLog } from '../../api/src/features/draft/rules';
import { chainOf, hour, type SaidFact, withDraw } from '../../api/test/support/house-chain';

const FOLDER = join(process.cwd(), 'docs/house-chain');
const LOG = 'docs/draft-log/good-2-who-and-why.json';
const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const year = 2028;

/** A log of a house that must be accepted or refused; `isDrawn` if its hashes and draws say so. */
interface Vector {
  file: string;
  what: string;
  isInOrder: boolean;
  isDrawn: boolean;
  facts: readonly SaidFact[];
}

async function plays(): Promise<Vector[]> {
  const log = JSON.parse(readFileSync(join(process.cwd(), LOG), 'utf8'));
  const rotation = { kind: 'OVER_TWELVE' as const, baseYear: 2024, queue: TWELVE };
  const planned: SaidFact = { kind: 'PLANNED', year, rotation, by: 1 };
  const rehearsed: SaidFact = { kind: 'REHEARSED', year, by: 1 };
  const played: SaidFact[] = [
    { kind: 'BEGUN', property: 'Lake House', baseYear: 2024, settings: [], drafts: [] },
    ...[planned, rehearsed, rehearsed, rehearsed],
    { kind: 'OPENED', year, head: log.entries[0].hash },
    { kind: 'ENDED', year, head: log.entries.at(-1).hash },
  ];
  const plan = { question: 'Who is first in 2030?', shares: [2, 5, 9, 12], year: 2030 };
  const all = await withDraw(played, { ...plan, committing: [2, 5, 9], revealing: [2, 5, 9] });
  const held = await withDraw(played, { ...plan, committing: [2, 5, 9], revealing: [2, 9] });
  const people = { 5: 50, 9: 50 };
  const two = { ...plan, committing: [2, 5, 9], revealing: [2, 5] };
  const both = await withDraw(played, { ...two, people });
  const alone = (await withDraw(played, two)).at(-1);
  const good = (name: string, what: string, facts: readonly SaidFact[]): Vector => ({
    ...{ file: `good-${name}.json`, what, isInOrder: true, isDrawn: true, facts },
  });
  const bad = (name: string, what: string, facts: readonly SaidFact[], isDrawn = true): Vector => ({
    ...{ file: `bad-${name}.json`, what, isInOrder: false, isDrawn, facts },
  });
  const turned = (facts: SaidFact[], change: (drawn: SaidFact & { kind: 'DRAWN' }) => object) => {
    const drawn = facts.at(-1);
    if (drawn?.kind !== 'DRAWN') throw new Error('Nothing is drawn.');
    return [...facts.slice(0, -1), { ...drawn, ...change(drawn) } as SaidFact];
  };
  const set: SaidFact = {
    ...{ kind: 'ROTATION_SET', by: 1, reason: null },
    setting: { year: 2027, kind: 'OVER_TWELVE', firstShare: 9, queue: null },
  };
  const swapped = (facts: SaidFact[]) =>
    facts.map((fact) =>
      fact.kind === 'DRAW_REVEALED' && fact.share === 5
        ? { ...fact, secret: 'ab'.repeat(32) }
        : fact,
    );
  return [
    good('draft', 'a draft with three rehearsals', played),
    good('draw', 'a draw in which one share never took part', all),
    good('draw-withheld', 'a secret that was withheld: its share is last', held),
    good(
      'draw-withheld-of-two',
      'a secret that was withheld: all shares of its person are last',
      both,
    ),
    bad('rehearsal-left-out', 'a rehearsal left out', played.toSpliced(2, 1)),
    bad(
      'setting-between',
      'a setting that the opening does not follow',
      played.toSpliced(1, 0, set),
    ),
    bad('other-opening', 'an opening with another hash', [
      ...played.slice(0, 5),
      { kind: 'OPENED', year, head: 'ab'.repeat(32) },
      ...played.slice(6),
    ]),
    bad('end-left-out', 'an end left out', played.slice(0, 6)),
    bad(
      'order',
      'another order than the secrets lead to',
      turned(all, ({ order }) => ({ order: [...order].reverse() })),
      false,
    ),
    bad(
      'withheld-denied',
      'a withheld secret denied',
      turned(held, () => ({ withheld: [] })),
      false,
    ),
    bad(
      'withheld-of-two',
      'a withheld secret that puts only its own share last',
      [
        ...both.slice(0, -1),
        { ...both.at(-1), ...(alone?.kind === 'DRAWN' && { order: alone.order }) } as SaidFact,
      ],
      false,
    ),
    bad('secret', 'a secret that is not of the commitment', swapped(all), false),
    bad('late', 'a share that takes part after the time', [
      ...all.slice(0, 10),
      ...all.slice(10, 11).map((fact) => ({ ...fact, at: 7 + 24 })),
      ...all.slice(11).map((fact, index) => ({ ...fact, at: 7 + 25 + index })),
    ]),
    bad('early', 'an order drawn before the time to reveal is over', [
      ...held.slice(0, -1),
      { ...held.at(-1), at: 7 + 47 } as SaidFact,
    ]),
  ];
}

/** Writes the logs of houses; a file that is there never changes. */
export async function writeHouses(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const drafts = [JSON.parse(readFileSync(join(process.cwd(), LOG), 'utf8'))];
  const list: object[] = [];
  for (const { facts, ...vector } of await plays()) {
    const entries = await chainOf(facts);
    const text = `${JSON.stringify({ property: 'Lake House', entries, drafts }, null, 2)}\n`;
    const path = join(FOLDER, vector.file);
    if (!existsSync(path)) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) throw new Error(`${vector.file} would change.`);
    const verdict = await verifyLog(text);
    if (verdict.isInOrder !== vector.isInOrder) {
      throw new Error(`${vector.file}: ${JSON.stringify(verdict)} at ${hour(0)}`);
    }
    list.push({ ...vector, ...(!verdict.isInOrder && { problem: verdict.problem }) });
  }
  writeFileSync(join(FOLDER, 'vectors.json'), `${JSON.stringify(list, null, 2)}\n`);
}
