import { useCallback, useEffect, useState } from 'react';
import { type PlainOperation, useSend } from './request';

interface Answer<TData> {
  data?: TData;
  error?: unknown;
}

/** Like Apollo's useMutation, for pages that do without it. */
export function usePlainMutation<TData, TVariables>(operation: PlainOperation<TData, TVariables>) {
  const send = useSend();
  const [pending, setPending] = useState(0);
  const mutate = useCallback(
    async ({ variables }: { variables: TVariables }): Promise<{ data: TData }> => {
      setPending((count) => count + 1);
      try {
        return { data: await send(operation, variables) };
      } finally {
        setPending((count) => count - 1);
      }
    },
    [send, operation],
  );
  return [mutate, { loading: pending > 0 }] as const;
}

export interface PlainQueryOptions<TVariables> {
  variables?: TVariables;
  skip?: boolean;
}

/** Like Apollo's useQuery without a cache, for pages that do without it. */
export function usePlainQuery<TData, TVariables extends object>(
  operation: PlainOperation<TData, TVariables>,
  { variables, skip = false }: PlainQueryOptions<TVariables> = {},
) {
  const send = useSend();
  const key = JSON.stringify(variables ?? {});
  const [shown, setShown] = useState<{ key: string; answer: Answer<TData> }>();
  const ask = useCallback(
    () =>
      send(operation, JSON.parse(key) as TVariables).then(
        (data): Answer<TData> => ({ data }),
        (error): Answer<TData> => ({ error }),
      ),
    [send, operation, key],
  );
  useEffect(() => {
    if (skip) return;
    let isCurrent = true;
    ask().then((answer) => isCurrent && setShown({ key, answer }));
    return () => {
      isCurrent = false;
    };
  }, [ask, key, skip]);
  const refetch = useCallback(async () => {
    setShown(undefined);
    setShown({ key, answer: await ask() });
  }, [ask, key]);
  const answer = !skip && shown?.key === key ? shown.answer : undefined;
  return { data: answer?.data, error: answer?.error, loading: !skip && !answer, refetch };
}
