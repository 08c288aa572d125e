import type * as Types from '../graphql';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const StopViewingDocument = {"__meta__":{"hash":"355ddba8328a27d65eecc6919412127342f4ac5d94f882602cd6b64d3d572cb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopViewing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopViewing"}}]}}]} as unknown as DocumentNode<Types.StopViewingMutation, Types.StopViewingMutationVariables>;
export const useStopViewingMutation = () => useMutation(StopViewingDocument);