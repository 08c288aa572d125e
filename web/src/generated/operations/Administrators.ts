import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdministratorsDocument = {"__meta__":{"hash":"28bf3f8c5cb069d63240d0d99b1684d41202da5c00c17e59b4730f12a4dfa2e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Types.AdministratorsQuery, Types.AdministratorsQueryVariables>;
export const useAdministratorsQuery = (...[options]: QueryArguments<Types.AdministratorsQuery, Types.AdministratorsQueryVariables>) => useQuery(AdministratorsDocument, options ?? {});