import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyExchangeEventsDocument = {"__meta__":{"hash":"c5e68f90202daa8fe0e5ad2e947c81bf4cf7bbeecff05daa61fb5a116d4ad920"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyExchangeEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myExchangeEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Types.MyExchangeEventsSubscription, Types.MyExchangeEventsSubscriptionVariables>;
export const useMyExchangeEventsSubscription = (...[options]: SubscriptionArguments<Types.MyExchangeEventsSubscription, Types.MyExchangeEventsSubscriptionVariables>) => useSubscription(MyExchangeEventsDocument, options ?? {});