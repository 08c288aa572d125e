import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SystemProblemsDocument = {"__meta__":{"hash":"104604faafccadb1d0823d7a416262f19648bc77500901581d384c7cc2443e31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]} as unknown as DocumentNode<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>;
export const useSystemProblemsQuery = (...[options]: QueryArguments<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>) => useQuery(SystemProblemsDocument, options ?? {});