import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RequestAssigneesDocument = {"__meta__":{"hash":"a1e930c021eeb8fab92594707e9dc221555d26b59fcf67ae66448397c2aa3d05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialRequestAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<Types.RequestAssigneesQuery, Types.RequestAssigneesQueryVariables>;
export const useRequestAssigneesQuery = (...[options]: QueryArguments<Types.RequestAssigneesQuery, Types.RequestAssigneesQueryVariables>) => useQuery(RequestAssigneesDocument, options ?? {});