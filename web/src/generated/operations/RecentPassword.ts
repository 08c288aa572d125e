import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RecentPasswordDocument = {"__meta__":{"hash":"940859a25c1b8834f2d5788c58fc652adf3bb6356b0e91db37a13847e397f9dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentPassword"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecentPassword"}}]}}]}}]} as unknown as DocumentNode<Types.RecentPasswordQuery, Types.RecentPasswordQueryVariables>;
export const useRecentPasswordQuery = (...[options]: QueryArguments<Types.RecentPasswordQuery, Types.RecentPasswordQueryVariables>) => useQuery(RecentPasswordDocument, options ?? {});