import { bytesOf, hashOf, sha256 } from '../sealed-log/chain';
import { shuffled } from './shuffle';

/** A round of a public source of randomness, a beacon of drand. */
export interface BeaconRound {
  /** The hash that names the source. */
  source: string;
  /** When its first round came, in seconds since 1970. */
  genesis: number;
  /** Seconds from round to round. */
  period: number;
  round: number;
}

/** The result of a round: `randomness` is the SHA-256 of `signature`, both in hex. */
export interface BeaconValue {
  signature: string;
  randomness: string;
}

/** An entry of an append-only log, with its number and its ISO time. */
interface Placed {
  seq: number;
  at: string;
}

/** An entry about one place in a draw, by a person; `draw` is the number of the entry that began it. */
interface Taken extends Placed {
  draw: number;
  share: number;
  by: number;
}

export interface DrawBegun extends Placed {
  kind: 'DRAW_BEGUN';
  question: string;
  /** Ascending. */
  shares: readonly number[];
  commitBy: string;
  revealBy: string;
  /** The year that the first one drawn is for. */
  year: number | null;
  beacon: BeaconRound | null;
  by: number;
}

export interface DrawCommitted extends Taken {
  kind: 'DRAW_COMMITTED';
  commitment: string;
}

export interface DrawRevealed extends Taken {
  kind: 'DRAW_REVEALED';
  /** 32 random bytes, in hex. */
  secret: string;
}

export interface Drawn extends Placed {
  kind: 'DRAWN';
  draw: number;
  order: readonly number[];
  /** Those that committed and did not reveal; all shares of their people are last in the order. */
  withheld: readonly number[];
  beacon: BeaconValue | null;
}

export interface DrawCancelled extends Placed {
  kind: 'DRAW_CANCELLED';
  draw: number;
  /** Null if too few have taken part; then there is no reason. */
  by: number | null;
  reason: string | null;
}

export type DrawEntry = DrawBegun | DrawCommitted | DrawRevealed | Drawn | DrawCancelled;

/** A draw as the entries of a log make it. */
export interface Draw {
  begun: DrawBegun;
  /** Hash of the entry that began it: it ties all that follows to this one draw. */
  hash: string;
  /** By share; the last one of a share counts. */
  commitments: ReadonlyMap<number, DrawCommitted>;
  reveals: ReadonlyMap<number, DrawRevealed>;
  end: Drawn | DrawCancelled | null;
}

export type DrawPhase = 'COMMITTING' | 'REVEALING' | 'DRAWING' | 'DRAWN' | 'CANCELLED';

/** Returns the draws of a log after one entry more, whose hash is given. */
export function withEntry(draws: readonly Draw[], entry: DrawEntry, hash: string): Draw[] {
  if (entry.kind === 'DRAW_BEGUN') {
    const begun = { begun: entry, hash, commitments: new Map(), reveals: new Map(), end: null };
    return [...draws, begun];
  }
  return draws.map((draw) => {
    if (draw.begun.seq !== entry.draw) return draw;
    const { commitments, reveals } = draw;
    if (entry.kind === 'DRAW_COMMITTED') {
      return { ...draw, commitments: new Map(commitments).set(entry.share, entry) };
    }
    if (entry.kind === 'DRAW_REVEALED') {
      return { ...draw, reveals: new Map(reveals).set(entry.share, entry) };
    }
    return { ...draw, end: entry };
  });
}

/**
 * Returns how a draw stands at a time (ISO). Secrets are revealed once all have committed, or the
 * time for it is over, so that no one can choose a secret by those of the others.
 */
export function phaseOf({ begun, commitments, reveals, end }: Draw, now: string): DrawPhase {
  if (end) return end.kind === 'DRAWN' ? 'DRAWN' : 'CANCELLED';
  const { shares, commitBy, revealBy } = begun;
  if (now < commitBy && commitments.size < shares.length) return 'COMMITTING';
  return now < revealBy && reveals.size < commitments.size ? 'REVEALING' : 'DRAWING';
}

/**
 * Whether there is chance enough: a beacon that no one could know, or the secrets of two people, of
 * whom neither could know the other’s.
 */
export const canBeDrawn = ({ begun, commitments, reveals }: Draw): boolean =>
  begun.beacon ? commitments.size > 0 : new Set([...reveals.values()].map(({ by }) => by)).size > 1;

/** The commitment of a share to its secret. */
export const commitmentTo = (hash: string, share: number, secret: string): Promise<string> =>
  hashOf('fair-draw secret', `${hash}\n${share}\n${secret}`);

/** When a round comes, in ms since 1970. */
export const timeOf = ({ genesis, period, round }: BeaconRound): number =>
  1000 * (genesis + (round - 1) * period);

/** The first round that comes after a time (ISO). */
export function roundAfter(time: string, source: Omit<BeaconRound, 'round'>): BeaconRound {
  const seconds = Date.parse(time) / 1000 - source.genesis;
  return { ...source, round: Math.max(0, Math.floor(seconds / source.period) + 1) + 1 };
}

/** Whether the random number of a round is the hash of its signature. */
export const isHashed = async ({ signature, randomness }: BeaconValue): Promise<boolean> =>
  (await sha256(bytesOf(signature))) === randomness;

/** The order to which a draw leads, with the random number of its beacon if it has one. */
export async function outcomeOf(
  { begun, hash, commitments, reveals }: Draw,
  randomness: string | null,
): Promise<Pick<Drawn, 'order' | 'withheld'>> {
  const secrets = begun.shares.flatMap((share) => {
    const revealed = reveals.get(share);
    return revealed ? [`${share} ${revealed.secret}`] : [];
  });
  const lines = [hash, ...secrets, ...(randomness ? [randomness] : [])];
  const seed = await hashOf('fair-draw seed', lines.join('\n'));
  const order = await shuffled(begun.shares, seed);
  const withheld = begun.shares.filter((share) => commitments.has(share) && !reveals.has(share));
  const personOf = (share: number) => commitments.get(share)?.by;
  // With all their shares: a person with two could choose the better order for one by the other.
  const people = new Set(withheld.map(personOf));
  const isLast = (share: number) => commitments.has(share) && people.has(personOf(share));
  return { order: [...order.filter((share) => !isLast(share)), ...order.filter(isLast)], withheld };
}
