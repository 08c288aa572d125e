import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CostsChangedDocument = {"__meta__":{"hash":"aed4a3eb5d3b914579c1b20d27eb98638ff4352aa813ac7c55ba5ce7f436b09b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CostsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"costsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}}]}}]} as unknown as DocumentNode<Types.CostsChangedSubscription, Types.CostsChangedSubscriptionVariables>;
export const useCostsChangedSubscription = (...[options]: SubscriptionArguments<Types.CostsChangedSubscription, Types.CostsChangedSubscriptionVariables>) => useSubscription(CostsChangedDocument, options ?? {});