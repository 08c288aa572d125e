import { type Verdict, verifyLog } from '../../../api/src/features/draft/rules';
import { type Fields, played, type Step } from '../play';
import { logOf } from '../vector';
import { REWRITINGS, type Rewriting } from './changes';
import { DRAFT, type Steps } from './draft';

/** Entries whose fingerprint was kept: of the opening, of the middle, and of the end. */
const KEPT = [1, 9, 18];

const INTRODUCTION = [
  '# Rewritten logs',
  '',
  'Written by `npm run vectors`. The operator of the database can rewrite the log of a draft and chain it again. Here a draft of five shares whose owners sign (18 entries, 7 choices in person) is rewritten in 38 ways. ‘All signed’: in order by the file alone, with every choice in person still signed. ‘In order’: in order by the file alone, once each signature that no longer holds is left away. ‘Entry 1’, ‘9’ and ‘18’: the same beside the fingerprint of the opening, of the middle or of the end, which an owner kept or an authority stamped.',
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

/** How a rewritten log looks to those who have the file alone, or a fingerprint. */
async function judged({ change, envelope }: Rewriting, original: Steps, heads: string[]) {
  const steps = change(original);
  const kept = await verifyLog(await fileOf(steps, envelope));
  const file = await fileOf(await withoutBroken(steps, envelope), envelope);
  const alone = await verifyLog(file);
  const known = await Promise.all(heads.map((head) => verifyLog(file, { kept: { head } })));
  return [kept, alone, ...known].map((it, index) => (index === 0 ? isSigned(it) : it.isInOrder));
}

/** The page of all rewritings: what passes with its signatures, without them, and beside fingerprints. */
export async function rewritingsPage(): Promise<string> {
  const entries = played(...DRAFT);
  const original = DRAFT.map(([at], index): Step => {
    const { seq: _seq, at: _at, turn: _turn, ...body } = entries[index] ?? {};
    return [at, body];
  });
  const file = await fileOf(original);
  const verdict = await verifyLog(file);
  if (!isSigned(verdict)) throw new Error(verdict.isInOrder ? verdict.evidence : verdict.problem);
  const { entries: links } = JSON.parse(file);
  const heads = KEPT.map((seq) => links[seq - 1].hash);
  const rows = await Promise.all(REWRITINGS.map((it) => judged(it, original, heads)));
  const sums = rows[0]?.map((_, place) => rows.filter((row) => row[place]).length) ?? [];
  const line = (...cells: unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    ...INTRODUCTION,
    line('What is rewritten', 'All signed', 'In order', ...KEPT.map((seq) => `Entry ${seq}`)),
    line('---', ...sums.map(() => '---')),
    ...REWRITINGS.map(({ what }, place) =>
      line(what, ...(rows[place] ?? []).map((passes) => (passes ? 'passes' : ''))),
    ),
    line(`Of ${rows.length} pass`, ...sums),
    '',
  ].join('\n');
}
