import { type DraftEntry, type EntryBody, isAside } from '../log/entries';
import type { Seat } from './automatic-move';
import { turnOf } from './board';
import type { PersonalEvidence } from './draft';
import { type DraftState, evolve, timedTurn, turnTime } from './evolve';

/** The facts that a command depends on besides the draft. */
export interface Surroundings {
  /** The database's clock, as an ISO time. */
  now: string;
  /** The server’s own clock, as an ISO time; the database's if absent. */
  server?: string;
  /** The current state of all shares of the property, by number. */
  seats: ReadonlyMap<number, Seat>;
}

/** A draft and the entries that a command has added to it so far. */
export interface Progress {
  state: DraftState;
  entries: readonly DraftEntry[];
}

/**
 * Returns the time to write in an entry: never before the last one, even if the clock was set back
 * a little.
 */
export function datedAfter({ at }: DraftState, now: string): string {
  return at > now ? at : now;
}

/** Creates the entry with this content and the turn that follows it. */
function entryOf(state: DraftState, body: EntryBody, at: string): DraftEntry {
  const entry = { seq: state.seq + 1, at, turn: null, ...body } as DraftEntry;
  if (entry.kind === 'PAUSED' || entry.kind === 'ENDED') return entry;
  if (entry.kind === 'UNDONE' && state.status === 'PAUSED') return entry;
  if (isAside(entry)) return { ...entry, turn: timedTurn(state) };
  const turn = turnOf(evolve(state, entry).board);
  const deadline = new Date(Date.parse(at) + turnTime(state, body)).toISOString();
  return { ...entry, turn: turn && { ...turn, deadline } };
}

/** Adds the entry with this content. */
export function add({ state, entries }: Progress, body: EntryBody, now: string): Progress {
  // A corrected clock is the only entry that may go back in time.
  const at = body.kind === 'CLOCK_SET' ? now : datedAfter(state, now);
  const entry = entryOf(state, body, at);
  return { state: evolve(state, entry), entries: [...entries, entry] };
}

/** An entry that a person makes for a share. */
type PersonalBody = EntryBody & { kind: 'PICKED' | 'COMMITTED' };

/**
 * Returns whether another list of the share counts since a list was signed, as after the share was
 * another person's for a while.
 */
const isOutdated = (
  { commitments }: DraftState,
  { kind, share }: PersonalBody,
  { signed }: PersonalEvidence,
): boolean =>
  kind === 'COMMITTED' && signed !== undefined && signed.seq < (commitments?.get(share)?.seq ?? 1);

/**
 * Adds an entry of a person with its evidence, after the key that signed it if the log does not
 * have that yet. A delegate’s key has to be there: it belongs to another share.
 */
export function addByPerson(
  progress: Progress,
  body: PersonalBody,
  { now, evidence }: { now: string; evidence: PersonalEvidence | null | undefined },
): Progress {
  const { keys, facts } = progress.state;
  if (!evidence || facts.rules.version < 3) return add(progress, body, now);
  const { by, reset } = evidence;
  const { share } = body;
  const signed = isOutdated(progress.state, body, evidence) ? undefined : evidence.signed;
  const isDelegate = body.kind === 'PICKED' && body.by === 'DELEGATE';
  const isKnown = keys.some(
    (it) => it.key === signed?.key && (isDelegate ? it.by === by : it.share === share),
  );
  const entry = {
    ...body,
    ...(signed && (isKnown || !isDelegate) && { signed }),
    ...(reset && { reset }),
  };
  if (!signed || isKnown || isDelegate) return add(progress, entry, now);
  const { key } = signed;
  return add(add(progress, { kind: 'KEY_ADDED', share, by, key }, now), entry, now);
}
