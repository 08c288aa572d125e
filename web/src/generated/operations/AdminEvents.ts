import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AdminEventsDocument = {"__meta__":{"hash":"91e3dab3a4e6969c446653e99aeded3990e703c2d12f5d0078c7998b7f3be96f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AdminEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Types.AdminEventsSubscription, Types.AdminEventsSubscriptionVariables>;
export const useAdminEventsSubscription = (...[options]: SubscriptionArguments<Types.AdminEventsSubscription, Types.AdminEventsSubscriptionVariables>) => useSubscription(AdminEventsDocument, options ?? {});