import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const LatestActionsDocument = {"__meta__":{"hash":"df6ed95ab59b80b68762038093525efdc8c809a575861b7983a311f0d64c0bff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<Types.LatestActionsQuery, Types.LatestActionsQueryVariables>;
export const useLatestActionsQuery = (...[options]: QueryArguments<Types.LatestActionsQuery, Types.LatestActionsQueryVariables>) => useQuery(LatestActionsDocument, options ?? {});