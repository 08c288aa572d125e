import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const WaitingCountDocument = {"__meta__":{"hash":"90bb78b54b5b5b92e5ea076de4b77baeb2948dc2d16b6471bdbb3a243de232a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<Types.WaitingCountQuery, Types.WaitingCountQueryVariables>;
export const useWaitingCountQuery = (...[options]: QueryArguments<Types.WaitingCountQuery, Types.WaitingCountQueryVariables>) => useQuery(WaitingCountDocument, options ?? {});