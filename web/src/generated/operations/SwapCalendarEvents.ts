import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SwapCalendarEventsDocument = {"__meta__":{"hash":"494f5b8d234855228531f6fcb72efe1670e44f608bb17c2e6ac40c2e7ae93646"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SwapCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<Types.SwapCalendarEventsSubscription, Types.SwapCalendarEventsSubscriptionVariables>;
export const useSwapCalendarEventsSubscription = (...[options]: SubscriptionArguments<Types.SwapCalendarEventsSubscription, Types.SwapCalendarEventsSubscriptionVariables>) => useSubscription(SwapCalendarEventsDocument, options ?? {});