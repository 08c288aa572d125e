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

/** The hash of each entry of a log, the first one first. */
type Hashes = readonly string[];

const keyOf = ({ id }: Pick<Draft, 'id'>) => `${PRIVATE}head-${id}`;

/** The end of the log that this browser saw when it last looked; null if it never has. */
function lastSeen(draft: Draft): { seq: number; hash: string } | null {
  const [seq = '', hash = ''] = readText(keyOf(draft))?.split(' ') ?? [];
  return hash === '' ? null : { seq: Number(seq), hash };
}

/** Shows the other owners the end of the log that this browser sees, and remembers it. */
export async function tellHead(client: ApolloClient, draft: Draft): Promise<void> {
  const { id: draftId, seq, head: hash } = draft;
  if (hash === '' || (lastSeen(draft)?.seq ?? 0) >= seq) return;
  keepText(localStorage, keyOf(draft), `${seq} ${hash}`);
  const mine = await signingKey(client);
  if (!mine) return;
  const value = await signText(headText(hash, seq), mine);
  const input = { draftId, seq, hash, key: mine.key, value };
  await client.mutate({ mutation: TellHeadDocument, variables: { input } });
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

async function compare(draft: Draft, heads: readonly Head[], hashes: Hashes): Promise<Comparison> {
  const seen = lastSeen(draft);
  const real = [];
  for (const head of heads) {
    if (await isSignatureOf(headText(head.hash, head.seq), head)) real.push(head);
  }
  const isSame = ({ seq, hash }: Pick<Head, 'seq' | 'hash'>) => hashes[seq - 1] === hash;
  const sharesOf = (list: readonly Head[]) => new Set(list.map(({ share }) => share));
  // Those that have read further than this file are compared next time.
  const known = real.filter(({ seq }) => seq <= hashes.length);
  const others = sharesOf(known.filter((head) => !isSame(head)));
  const same = known.filter((head) => isSame(head) && !others.has(head.share));
  return {
    same: sharesOf(same).size,
    others: others.size,
    seq: Math.min(...same.map(({ seq }) => seq)),
    isRewritten: seen !== null && seen.seq <= hashes.length && !isSame(seen),
  };
}

/** Compares what the owners’ browsers have seen with the log; undefined until it is known. */
export function useComparison(draft: Draft, hashes: Hashes | undefined) {
  const { data, error, refetch } = useSeenHeadsQuery({
    variables: { draftId: draft.id },
    fetchPolicy: 'cache-and-network',
  });
  const [comparison, setComparison] = useState<Comparison>();
  const heads = data?.seenHeads;
  useEffect(() => {
    if (!heads || !hashes) return;
    let isLatest = true;
    void compare(draft, heads, hashes).then((found) => isLatest && setComparison(found));
    return () => {
      isLatest = false;
    };
  }, [draft, heads, hashes]);
  return { comparison, error, refetch };
}
