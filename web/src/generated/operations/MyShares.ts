import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MySharesDocument = {"__meta__":{"hash":"eb52fe2e45293125f0609a884cae5f10a4683f1bb10948239d3ca2386432f54a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"shareNumber"}}]}}]}}]} as unknown as DocumentNode<Types.MySharesQuery, Types.MySharesQueryVariables>;
export const useMySharesQuery = (...[options]: QueryArguments<Types.MySharesQuery, Types.MySharesQueryVariables>) => useQuery(MySharesDocument, options ?? {});