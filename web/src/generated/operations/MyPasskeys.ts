import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyPasskeysDocument = {"__meta__":{"hash":"bf5222183c86ecf2d7de8b9addb20552d1eeb8587f4e0f492bbed8a6680f6aa9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<Types.MyPasskeysQuery, Types.MyPasskeysQueryVariables>;
export const useMyPasskeysQuery = (...[options]: QueryArguments<Types.MyPasskeysQuery, Types.MyPasskeysQueryVariables>) => useQuery(MyPasskeysDocument, options ?? {});