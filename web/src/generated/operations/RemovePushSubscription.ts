import type * as Types from '../graphql';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const RemovePushSubscriptionDocument = {"__meta__":{"hash":"8861b8d52d266ee575f2892f41754c01f731fba38e5e5247c6f4920d5b867466"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"}}]}}]} as unknown as DocumentNode<Types.RemovePushSubscriptionMutation, Types.RemovePushSubscriptionMutationVariables>;
export const useRemovePushSubscriptionMutation = () => useMutation(RemovePushSubscriptionDocument);