import type { ApolloClient } from '@apollo/client';
import { headText, isSignatureOf } from '@rules/draft';
import { useEffect, useState } from 'react';
import {
  type SeenHeadsQuery,
  TellHeadDocument,
  useSeenHeadsQuery,
} from '../../../generated/graphql';
import { keepText, PRIVATE, readText } from '../../../lib/keep-text';
import type { Draft } from '../room/room';
import { signText } from './device-key';
import { signingKey } from './sign';

type Head = SeenHeadsQuery['seenHeads'][number];

/** A log as this browser has read it. */
export interface ReadLog {
  /** The hash of each entry, the first one first. */
  hashes: readonly string[];
  /** The people of the keys that it names. */
  persons: ReadonlyMap<string, number>;
}

const keyOf = ({ id }: Pick<Draft, 'id'>) => `${PRIVATE}head-${id}`;
const toldKeyOf = ({ id }: Pick<Draft, 'id'>) => `${PRIVATE}told-${id}`;

/** As many ends of a log as a browser remembers. */
const MOST_KEPT = 20;

/** The ends of the log that this browser has seen, the last one first. */
function seenBefore(draft: Draft): { seq: number; hash: string }[] {
  const kept = readText(keyOf(draft))?.split(';') ?? [];
  return kept.map((end) => {
    const [seq = '', hash = ''] = end.split(' ');
    return { seq: Number(seq), hash };
  });
}

/** Shows the other owners the end of the log that this browser sees, and remembers it. */
export async function tellHead(client: ApolloClient, draft: Draft): Promise<void> {
  const { id: draftId, seq, head: hash } = draft;
  const before = seenBefore(draft);
  if (hash === '') return;
  if (!before.some((end) => end.hash === hash)) {
    const ends = [{ seq, hash }, ...before].slice(0, MOST_KEPT);
    const text = ends.map((end) => `${end.seq} ${end.hash}`).join(';');
    keepText(localStorage, keyOf(draft), text);
  }
  const told = readText(toldKeyOf(draft))?.split(';') ?? [];
  if (told.includes(hash)) return;
  const mine = await signingKey(client);
  if (!mine) return;
  const value = await signText(headText(hash, seq), mine);
  const input = { draftId, seq, head: hash, key: mine.key, value };
  await client.mutate({ mutation: TellHeadDocument, variables: { input } });
  keepText(localStorage, toldKeyOf(draft), [hash, ...told].slice(0, MOST_KEPT).join(';'));
}

/** The logs that the browsers of the owners have seen, compared with the one that this browser reads. */
export interface Comparison {
  /** How many of the other owners see the same log, and how many another one. */
  same: number;
  others: number;
  /** The last entry that all of the same have seen. */
  seq: number;
  /** True if this browser has seen another log before. */
  isRewritten: boolean;
}

async function compare(
  draft: Draft,
  heads: readonly Head[],
  { hashes, persons }: ReadLog,
): Promise<Comparison> {
  const real: (Head & { by: number })[] = [];
  for (const head of heads) {
    const by = persons.get(head.key);
    const isTheirs = by !== undefined && (await isSignatureOf(headText(head.head, head.seq), head));
    if (isTheirs) real.push({ ...head, by });
  }
  const isSame = (seq: number, hash: string) => hashes[seq - 1] === hash;
  const personsOf = (list: typeof real) => new Set(list.map(({ by }) => by));
  // Those that have read further than this file are compared next time.
  const known = real.filter(({ seq }) => seq <= hashes.length);
  const others = personsOf(known.filter(({ seq, head }) => !isSame(seq, head)));
  const same = known.filter(({ seq, head, by }) => isSame(seq, head) && !others.has(by));
  return {
    same: personsOf(same).size,
    others: others.size,
    seq: Math.min(...same.map(({ seq }) => seq)),
    isRewritten: seenBefore(draft).some(
      (end) => end.seq <= hashes.length && !isSame(end.seq, end.hash),
    ),
  };
}

/** Compares what the owners’ browsers have seen with the log; undefined until it is known. */
export function useComparison(draft: Draft, log: ReadLog | undefined) {
  const { data, error, refetch } = useSeenHeadsQuery({
    variables: { draftId: draft.id },
    fetchPolicy: 'cache-and-network',
  });
  const [comparison, setComparison] = useState<Comparison>();
  const heads = data?.seenHeads;
  useEffect(() => {
    if (!heads || !log) return;
    let isLatest = true;
    void compare(draft, heads, log).then((found) => isLatest && setComparison(found));
    return () => {
      isLatest = false;
    };
  }, [draft, heads, log]);
  return { comparison, error, refetch };
}
