import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminCountsDocument = {"__meta__":{"hash":"3365c48dbbafefe8ef79dbd359cd83fea1ff4c53f409858d10296b973fe9e509"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}}]}}]}}]} as unknown as DocumentNode<Types.AdminCountsQuery, Types.AdminCountsQueryVariables>;
export const useAdminCountsQuery = (...[options]: QueryArguments<Types.AdminCountsQuery, Types.AdminCountsQueryVariables>) => useQuery(AdminCountsDocument, options ?? {});