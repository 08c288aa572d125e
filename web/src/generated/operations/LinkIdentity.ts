import type * as Types from '../graphql';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const LinkIdentityDocument = {"__meta__":{"hash":"a875b22e527dfccbd14d52336fd87475f200ac2714a2c6eb1580b11ea7e6d238"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkIdentity"}}]}}]} as unknown as DocumentNode<Types.LinkIdentityMutation, Types.LinkIdentityMutationVariables>;
export const useLinkIdentityMutation = () => useMutation(LinkIdentityDocument);