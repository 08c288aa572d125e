import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MySecondFactorDocument = {"__meta__":{"hash":"bd07d0e6b93565e4b0a36b09e3c62486008395013b06c3050a4109f57bc91306"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<Types.MySecondFactorQuery, Types.MySecondFactorQueryVariables>;
export const useMySecondFactorQuery = (...[options]: QueryArguments<Types.MySecondFactorQuery, Types.MySecondFactorQueryVariables>) => useQuery(MySecondFactorDocument, options ?? {});