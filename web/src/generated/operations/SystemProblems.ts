import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SystemProblemsDocument = {"__meta__":{"hash":"31d41aba73cda90cda4f968bd0687a60e8f9a86fc01803a712753b4523da9ecb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"capturedMailPath"}}]}}]}}]} as unknown as DocumentNode<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>;
export const useSystemProblemsQuery = (...[options]: QueryArguments<Types.SystemProblemsQuery, Types.SystemProblemsQueryVariables>) => useQuery(SystemProblemsDocument, options ?? {});