import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyActivityDocument = {"__meta__":{"hash":"bb28a057695fe49e3573caae6bf4c7edb61e9267207bbaac941932830a60efaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<Types.MyActivityQuery, Types.MyActivityQueryVariables>;
export const useMyActivityQuery = (...[options]: QueryArguments<Types.MyActivityQuery, Types.MyActivityQueryVariables>) => useQuery(MyActivityDocument, options ?? {});