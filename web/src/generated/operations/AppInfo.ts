import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AppInfoDocument = {"__meta__":{"hash":"f6a47cac85573b7d616a43aee266bd18b09449efb7ba9cc06439825070a68964"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<Types.AppInfoQuery, Types.AppInfoQueryVariables>;
export const useAppInfoQuery = (...[options]: QueryArguments<Types.AppInfoQuery, Types.AppInfoQueryVariables>) => useQuery(AppInfoDocument, options ?? {});