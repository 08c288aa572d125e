import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery, useSubscription } from '@apollo/client/react';

/** The arguments of a generated query hook: its variables may be left out only if none is required. */
export type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables> | SkipToken]
    : [options: (useQuery.Options<TData, TVariables> & { variables: TVariables }) | SkipToken];

/** The arguments of a generated subscription hook: its variables may be left out only if none is required. */
export type SubscriptionArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useSubscription.Options<TData, TVariables>]
    : [options: useSubscription.Options<TData, TVariables> & { variables: TVariables }];
