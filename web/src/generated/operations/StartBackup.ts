import type * as Types from '../graphql';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const StartBackupDocument = {"__meta__":{"hash":"8c565a1f58d6c3b4f731629c720d61961f57098b0b9e4253d304662df91af6d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBackup"}}]}}]} as unknown as DocumentNode<Types.StartBackupMutation, Types.StartBackupMutationVariables>;
export const useStartBackupMutation = () => useMutation(StartBackupDocument);