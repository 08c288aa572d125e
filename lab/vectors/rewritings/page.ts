import { type Verdict, verifyLog } from '../../../api/src/features/draft/rules';
import { type Fields, played, type Step } from '../play';
import { files, logOf, vectors } from '../vector';
import { REWRITINGS, type Rewriting } from './changes';
import { DRAFT, type Steps } from './draft';

/** Entries whose fingerprint was kept: of the opening, of the middle, and of the end. */
const KEPT = [1, 9, 18];

const INTRODUCTION = [
  '# Rewritten logs',
  '',
  'Written by `npm run vectors`. The operator of the database can rewrite the log of a draft and chain it again. Here a draft of five shares whose owners sign (18 entries, 7 choices in person) is rewritten in 38 ways. ‘All signed’: in order by the file alone, with every choice in person still signed. ‘In order’: in order by the file alone, once each signature that no longer holds is left away. ‘Entry 1’, ‘9’ and ‘18’: the same beside the fingerprint of the opening, of the middle or of the end, which an owner kept or an authority stamped. Each is a file without those signatures, `rewritten-01.json` to `rewritten-38.json` in the order of this table, and [`vectors.json`](vectors.json) has each verdict.',
  '',
];

const SIGNATURE = /^Entry (\d+) .*(signature|signed with a key)/;

/** The text of the file that someone makes of some entries, with other fields of the file. */
const fileOf = async (steps: Steps, envelope?: Fields) =>
  JSON.stringify(await logOf(played(...steps), envelope ? { envelope } : {}));

/** Leaves a signature away. */
const unsigned = ([at, body, more]: Step): Step => {
  const { signed: _, ...rest } = body as Fields;
  return [at, rest, more];
};

/** Leaves away each signature that no longer holds, as a forger can. */
async function withoutBroken(steps: Steps, envelope?: Fields): Promise<Steps> {
  const verdict = await verifyLog(await fileOf(steps, envelope));
  const seq = verdict.isInOrder ? undefined : SIGNATURE.exec(verdict.problem)?.[1];
  if (!seq) return steps;
  const rest = steps.map((step, index) => (index === Number(seq) - 1 ? unsigned(step) : step));
  return withoutBroken(rest, envelope);
}

/** Whether all choices in person are signed, as in the draft as it was. */
const isSigned = (verdict: Verdict) =>
  verdict.isInOrder && /^(\d+) of \1 choices/.test(verdict.evidence ?? '');

/** A rewritten log: its file without broken signatures, and who accepts it. */
interface Judged {
  what: string;
  file: string;
  /** With all signatures, by the file alone, and beside each fingerprint. */
  passes: boolean[];
}

/** How a rewritten log looks to those who have the file alone, or a fingerprint. */
async function judged(
  { what, change, envelope }: Rewriting,
  original: Steps,
  heads: readonly string[],
): Promise<Judged> {
  const steps = change(original);
  const kept = await verifyLog(await fileOf(steps, envelope));
  const file = await fileOf(await withoutBroken(steps, envelope), envelope);
  const alone = await verifyLog(file);
  const known = await Promise.all(heads.map((head) => verifyLog(file, { kept: { head } })));
  const passes = [isSigned(kept), ...[alone, ...known].map(({ isInOrder }) => isInOrder)];
  return { what, file, passes };
}

/** Plays all rewritings of the draft. */
async function play(): Promise<{ heads: string[]; rewritten: Judged[] }> {
  const entries = played(...DRAFT);
  const original = DRAFT.map(([at], index): Step => {
    const { seq: _seq, at: _at, turn: _turn, ...body } = entries[index] ?? {};
    return [at, body];
  });
  const file = await fileOf(original);
  const verdict = await verifyLog(file);
  if (!isSigned(verdict)) throw new Error(verdict.isInOrder ? verdict.evidence : verdict.problem);
  const { entries: links } = JSON.parse(file);
  const heads = KEPT.map((seq): string => links[seq - 1].hash);
  const rewritten = await Promise.all(REWRITINGS.map((it) => judged(it, original, heads)));
  return { heads, rewritten };
}

/** Adds each rewritten log as a file: alone, and, if it passes so, beside each fingerprint. */
function addVectors({ heads, rewritten }: Awaited<ReturnType<typeof play>>): void {
  for (const [index, { what, file: text, passes }] of rewritten.entries()) {
    const file = `rewritten-${String(index + 1).padStart(2, '0')}.json`;
    files.set(file, async () => JSON.parse(text));
    for (const [place, head] of [undefined, ...heads].entries()) {
      const beside = head ? `, beside the fingerprint of entry ${KEPT[place - 1]}` : '';
      const isInOrder = passes[place + 1] === true;
      if (head && !passes[1]) continue;
      vectors.push({
        ...{ file, what: `rewritten: ${what}${beside}` },
        ...(head && { head }),
        isInOrder,
      });
    }
  }
}

/**
 * Adds the rewritten logs to the vectors, and returns their page: what passes with its signatures,
 * without them, and beside fingerprints.
 */
export async function rewritings(): Promise<string> {
  const all = await play();
  addVectors(all);
  const rows = all.rewritten.map(({ passes }) => passes);
  const sums = rows[0]?.map((_, place) => rows.filter((row) => row[place]).length) ?? [];
  const line = (...cells: unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    ...INTRODUCTION,
    line('What is rewritten', 'All signed', 'In order', ...KEPT.map((seq) => `Entry ${seq}`)),
    line('---', ...sums.map(() => '---')),
    ...all.rewritten.map(({ what, passes }) =>
      line(what, ...passes.map((it) => (it ? 'passes' : ''))),
    ),
    line(`Of ${rows.length} pass`, ...sums),
    '',
  ].join('\n');
}
