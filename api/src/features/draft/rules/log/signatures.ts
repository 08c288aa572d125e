import { bytesOf, type ChainedEntry } from '@packages/sealed-log/chain';
import type { DeviceKey, ListCommitment, Signature } from '../machine/draft';
import type { DraftState } from '../machine/evolve';
import type { DraftEntry } from './entries';

/** The text that a device signs to choose a week, after the entry with this hash. */
export const pickText = (hash: string, { share, week }: { share: number; week: number }) =>
  `fairweek pick\n${hash}\n${share}\n${week}`;

/** The text that a device signs to save a wish list. */
export const listText = (hash: string, { share, commitment }: ListCommitment) =>
  `fairweek list\n${hash}\n${share}\n${commitment}`;

/** The text that a device signs to show others the end of the log that it has seen. */
export const headText = (hash: string, seq: number) => `fairweek head\n${hash}\n${seq}`;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

/** Reads a public key; null for one that is no point of the curve. */
const readKey = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), CURVE, false, ['verify']).catch(() => null);

/** Whether a key is a point of the curve. */
export const isSignatureKey = async (key: string): Promise<boolean> =>
  (await readKey(key)) !== null;

/** Whether a signature is of this key, over this text. */
export async function isSignatureOf(
  text: string,
  { key, value }: Pick<Signature, 'key' | 'value'>,
): Promise<boolean> {
  const read = await readKey(key);
  if (!read) return false;
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(text);
  return crypto.subtle.verify(algorithm, read, bytesOf(value), bytes);
}

/** An entry that may be signed. */
type SignedEntry = DraftEntry & { kind: 'PICKED' | 'COMMITTED' };

const isSigned = (entry: DraftEntry): entry is SignedEntry & { signed: Signature } =>
  (entry.kind === 'PICKED' || entry.kind === 'COMMITTED') && entry.signed !== undefined;

/** Whether a key is one with which an entry may be signed. */
export const mayUseKey = (entry: SignedEntry, { share, by }: DeviceKey): boolean =>
  entry.kind === 'PICKED' && entry.by === 'DELEGATE' ? by === entry.who : share === entry.share;

/** Returns why a key may not be added or removed; null if it may. */
function keyProblem(
  entry: DraftEntry & { kind: 'KEY_ADDED' | 'KEY_REMOVED' },
  { keys, facts }: DraftState,
): string | null {
  const same = keys.filter(({ key }) => key === entry.key);
  if (same.some(({ by }) => by !== entry.by)) return 'The key is another person’s.';
  if (entry.kind === 'KEY_REMOVED') return same.length > 0 ? null : 'The log has no such key.';
  if (!facts.shares.includes(entry.share))
    return `Share ${entry.share} takes no part in the draft.`;
  return same.some(({ share }) => share === entry.share) ? 'The share has this key already.' : null;
}

/** Returns what is wrong with the keys of an opening. */
function openingKeysProblem({ facts, keys = [] }: DraftEntry & { kind: 'OPENED' }): string | null {
  const of = (share: number) => keys.filter((it) => it.share === share);
  const inOrder = facts.shares.flatMap(of);
  const persons = new Map(keys.map(({ key, by }) => [key, by]));
  const isPossible =
    keys.every((it, index) => it === inOrder[index] && persons.get(it.key) === it.by) &&
    new Set(keys.map(({ share, key }) => `${share} ${key}`)).size === keys.length;
  return isPossible
    ? null
    : 'Its keys are not of shares that take part, in their order, each once and of one person.';
}

/** Returns why an entry may not add, remove or use its key here; null if it may. */
export function signatureProblem(entry: DraftEntry, state: DraftState): string | null {
  if (entry.kind === 'OPENED') return openingKeysProblem(entry);
  if (entry.kind === 'KEY_ADDED' || entry.kind === 'KEY_REMOVED') return keyProblem(entry, state);
  if (!isSigned(entry)) return null;
  const { share, signed, kind } = entry;
  if (!state.keys.some((it) => it.key === signed.key && mayUseKey(entry, it))) {
    return 'It is signed with a key that the log does not name for the share.';
  }
  const first = kind === 'PICKED' ? state.turnSeq : (state.commitments?.get(share)?.seq ?? 1);
  return signed.seq >= first && signed.seq < entry.seq
    ? null
    : 'Its signature was made for another moment of the draft.';
}

/** Returns the keys that an entry names as those of a share. */
function keysIn(entry: DraftEntry): readonly DeviceKey[] {
  if (entry.kind === 'KEY_ADDED') return [entry];
  return (entry.kind === 'OPENED' && entry.keys) || [];
}

/** Returns what an entry has that no browser made, a key or a signature; null for nothing. */
async function forgeryIn(
  entry: DraftEntry,
  links: readonly ChainedEntry[],
): Promise<string | null> {
  for (const { key } of keysIn(entry)) {
    if (!(await isSignatureKey(key))) return 'Its key is no point of the curve.';
  }
  if (!isSigned(entry)) return null;
  const hash = links[entry.signed.seq - 1]?.hash ?? '';
  const text = entry.kind === 'PICKED' ? pickText(hash, entry) : listText(hash, entry);
  return (await isSignatureOf(text, entry.signed)) ? null : 'Its signature is not of its key.';
}

/** Returns the first entry whose key is none, or whose signature is not of its key; null for none. */
export async function forgedEntry(
  links: readonly ChainedEntry[],
  entries: readonly DraftEntry[],
): Promise<{ seq: number; problem: string } | null> {
  for (const entry of entries) {
    const problem = await forgeryIn(entry, links);
    if (problem) return { seq: entry.seq, problem };
  }
  return null;
}
