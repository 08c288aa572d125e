import type * as Types from '../graphql';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"660c38b68b1fbc7845dc087219c8966007c04ebb094fdba7370abbfac264466a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"}}]}}]} as unknown as DocumentNode<Types.RenewRecoveryCodesMutation, Types.RenewRecoveryCodesMutationVariables>;
export const useRenewRecoveryCodesMutation = () => useMutation(RenewRecoveryCodesDocument);