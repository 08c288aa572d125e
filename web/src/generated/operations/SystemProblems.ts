import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SystemProblemsDocument = {"__meta__":{"hash":"51552b647e2ae557f8b47f0708111f3ad3fc5f3628e3eb1807786b00763f6c27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]} as unknown as DocumentNode<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>;
export const useSystemProblemsQuery = (...[options]: QueryArguments<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>) => useQuery(SystemProblemsDocument, options ?? {});