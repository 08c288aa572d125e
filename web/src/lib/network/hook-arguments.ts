import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery, useSubscription } from '@apollo/client/react';

/** What a generated query hook takes: its variables may be left out only if none is required. */
export type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables> | SkipToken]
    : [options: (useQuery.Options<TData, TVariables> & { variables: TVariables }) | SkipToken];

/** What a generated subscription hook takes: its variables may be left out only if none is required. */
export type SubscriptionArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useSubscription.Options<TData, TVariables>]
    : [options: useSubscription.Options<TData, TVariables> & { variables: TVariables }];
