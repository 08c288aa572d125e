import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyViewingsDocument = {"__meta__":{"hash":"602cf773a2cf604b6e5724f8d6ef1a92384bf68ddf6b334069aac9154e8e41ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyViewings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myViewings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<Types.MyViewingsQuery, Types.MyViewingsQueryVariables>;
export const useMyViewingsQuery = (...[options]: QueryArguments<Types.MyViewingsQuery, Types.MyViewingsQueryVariables>) => useQuery(MyViewingsDocument, options ?? {});