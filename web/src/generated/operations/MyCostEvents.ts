import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyCostEventsDocument = {"__meta__":{"hash":"bee56bd0f9197df96e0863a8402a3e20457ad215960f84408f8560c06a149272"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyCostEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCostEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}}]}}]} as unknown as DocumentNode<Types.MyCostEventsSubscription, Types.MyCostEventsSubscriptionVariables>;
export const useMyCostEventsSubscription = (...[options]: SubscriptionArguments<Types.MyCostEventsSubscription, Types.MyCostEventsSubscriptionVariables>) => useSubscription(MyCostEventsDocument, options ?? {});