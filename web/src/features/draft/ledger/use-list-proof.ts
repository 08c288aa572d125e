import { useApolloClient } from '@apollo/client/react';
import type { ListsFile, Verdict } from '@rules/draft';
import { useEffect, useState } from 'react';
import { MyCommittedListsDocument } from '../../../generated/graphql';
import type { Draft } from '../room/room';
import { checkLog } from '../verify/check-log';

/** The proof of the user’s lists against the log. */
export interface ListProof {
  /** The user's file of lists, as JSON; null if no list of theirs has counted. */
  file: string | null;
  verdict: Verdict;
}

/** Reads the log of a draft, as it is downloaded. */
export async function readLog(draftId: string): Promise<string> {
  const answer = await fetch(`/api/drafts/${draftId}/log`);
  if (!answer.ok) throw new Error(`The log was answered with ${answer.status}.`);
  return answer.text();
}

/**
 * Checks in the browser that a draft followed the user's wish lists, and again with each new entry;
 * undefined until then.
 */
export function useListProof({ id: draftId, propertyName: property, year, seq }: Draft) {
  const client = useApolloClient();
  const [proof, setProof] = useState<ListProof>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry and each attempt checks again
  useEffect(() => {
    let isLatest = true;
    const check = async (): Promise<ListProof> => {
      // The log first: a list that changes in between is newer than the log, and left out.
      const log = await readLog(draftId);
      const variables = { draftId };
      const query = {
        query: MyCommittedListsDocument,
        variables,
        fetchPolicy: 'no-cache',
      } as const;
      const { data } = await client.query(query);
      const lists = (data?.myCommittedLists ?? []).map(
        ({ seq, shareNumber: share, salt, weeks, isAutopilot }) => ({
          seq,
          share,
          salt,
          weeks,
          isAutopilot,
        }),
      );
      const file = JSON.stringify({ property, year, lists } satisfies ListsFile, null, 2);
      const verdict = await checkLog(log, { lists: file });
      return { file: lists.length > 0 ? file : null, verdict };
    };
    check().then(
      (found) => {
        if (!isLatest) return;
        setProof(found);
        setFailure(undefined);
      },
      (error: unknown) => isLatest && setFailure(error),
    );
    return () => {
      isLatest = false;
    };
  }, [client, draftId, seq, attempt]);
  return { proof, failure, retry: () => setAttempt((count) => count + 1) };
}
