import {
  chain,
  type DraftAction,
  type DraftDetails,
  type DraftEntry,
  decide,
  evolve,
  type OpeningDetails,
  type PersonalEvidence,
  pickText,
  plannedDraft,
  type Seat,
  verifyLog,
} from '../../src/features/draft/rules';
import { overTwelve } from '../../src/features/rotation/rules';
import { suggestedWeeks } from '../../src/features/weeks/rules';
import type { Device } from './a-device';

const factsOf = (year: number): DraftDetails => ({
  rules: {
    ...{ version: 3, rounds: 1, order: 'STRAIGHT', windowSeconds: 60 },
    ...{ holidayCap: null, peakCap: null },
  },
  shares: [3, 5],
  weeks: suggestedWeeks(year, 6).map(({ year: _year, ...week }) => week),
});
export const THERE: Seat = { status: 'ACTIVE', wishes: [], isAutopilot: false };
const START = Date.UTC(2027, 0, 1);
/** A time of the test, in seconds since its start. */
export const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

/** A draft of the shares 3 and 5, which takes a second for each command. The file is its log. */
export async function aDraft(details: Partial<OpeningDetails> = {}, year = 2027) {
  const facts = factsOf(year);
  let state = plannedDraft({ year, rules: facts.rules });
  const log: DraftEntry[] = [];
  let seconds = 0;
  const act = (action: DraftAction, changes: Record<number, Seat> = {}, now?: string) => {
    const seats = new Map([3, 5].map((share) => [share, changes[share] ?? THERE]));
    const decision = decide(state, { ...action, seats, now: now ?? at(seconds), server: at(900) });
    seconds += 1;
    if ('refusal' in decision) return decision.refusal.sentence;
    log.push(...decision.entries);
    state = decision.entries.reduce(evolve, state);
    return decision.entries.map(({ kind }) => kind);
  };
  act({
    ...{ kind: 'OPEN', property: 'Lake House', facts, rotation: overTwelve(year) },
    ...{ setFor: null, leftOut: [], rehearsals: 0, by: 7, commitments: [] },
    ...{ previous: null, keys: [], ...details },
  });
  const file = async () => {
    const entries = await chain('', log);
    const { status } = state;
    return JSON.stringify({ property: 'Lake House', year, status, entries });
  };
  /** The number and hash of an entry, the last one by default. */
  const seen = async (seq = log.length) => ({
    seq,
    hash: (await chain('', log))[seq - 1]?.hash ?? '',
  });
  return { act, log, file, seen };
}

type Draft = Awaited<ReturnType<typeof aDraft>>;

export const pick = (share: number, week: number, evidence?: PersonalEvidence): DraftAction => ({
  ...{ kind: 'PICK', share, week },
  ...(evidence && { evidence }),
});

/** The evidence of person 17, whose device has signed a week. */
export async function signedPick(
  draft: Draft,
  { key, sign }: Device,
  { share, week, seq }: { share: number; week: number; seq?: number },
): Promise<PersonalEvidence> {
  const seen = await draft.seen(seq);
  const value = await sign(pickText(seen.hash, { share, week }));
  return { by: 17, signed: { seq: seen.seq, key, value } };
}

export const problemOf = async (file: string | Promise<string>) => {
  const verdict = await verifyLog(await file);
  return verdict.isInOrder ? null : verdict.problem;
};

/** The file of entries that were rewritten, chained again. */
export async function rewritten(entries: readonly (object | undefined)[]) {
  const links = await chain(
    '',
    entries.map((it) => ({ ...it })),
  );
  return JSON.stringify({ property: 'Lake House', year: 2027, status: 'RUNNING', entries: links });
}
