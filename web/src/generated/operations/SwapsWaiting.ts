import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SwapsWaitingDocument = {"__meta__":{"hash":"9389beabc2f1740938269177aeaa27180c1d9ffd111290d7754bc952bf3d7352"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SwapsWaiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"only"},"value":{"kind":"EnumValue","value":"SWAPS"}}]}]}}]} as unknown as DocumentNode<Types.SwapsWaitingQuery, Types.SwapsWaitingQueryVariables>;
export const useSwapsWaitingQuery = (...[options]: QueryArguments<Types.SwapsWaitingQuery, Types.SwapsWaitingQueryVariables>) => useQuery(SwapsWaitingDocument, options ?? {});