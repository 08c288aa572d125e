import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const FailedJobsDocument = {"__meta__":{"hash":"498fb469bdf641b9141b464b12e23fc67cd22bafdb9ab6844a585f22e339d02b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminFailedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<Types.FailedJobsQuery, Types.FailedJobsQueryVariables>;
export const useFailedJobsQuery = (...[options]: QueryArguments<Types.FailedJobsQuery, Types.FailedJobsQueryVariables>) => useQuery(FailedJobsDocument, options ?? {});