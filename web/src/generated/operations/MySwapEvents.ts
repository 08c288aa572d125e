import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MySwapEventsDocument = {"__meta__":{"hash":"0ba25b2ae059ff2676dae7d87011af1d242eb8ac345cee7c74c809793f1d3f52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MySwapEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySwapEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"swapId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<Types.MySwapEventsSubscription, Types.MySwapEventsSubscriptionVariables>;
export const useMySwapEventsSubscription = (...[options]: SubscriptionArguments<Types.MySwapEventsSubscription, Types.MySwapEventsSubscriptionVariables>) => useSubscription(MySwapEventsDocument, options ?? {});