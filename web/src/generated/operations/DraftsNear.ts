import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DraftsNearDocument = {"__meta__":{"hash":"047c5981fb4bca2ecc5649245ccb0e6daf5c6e91b901518a88145480541c7828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftsNear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"isMyTurn"}}]}}]}}]} as unknown as DocumentNode<Types.DraftsNearQuery, Types.DraftsNearQueryVariables>;
export const useDraftsNearQuery = (...[options]: QueryArguments<Types.DraftsNearQuery, Types.DraftsNearQueryVariables>) => useQuery(DraftsNearDocument, options ?? {});