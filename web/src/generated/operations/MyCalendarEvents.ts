import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyCalendarEventsDocument = {"__meta__":{"hash":"a6920f11ec0139a009a4beacf7f036f6ccf9a7dd0fb968cad13f2576ec1130c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<Types.MyCalendarEventsSubscription, Types.MyCalendarEventsSubscriptionVariables>;
export const useMyCalendarEventsSubscription = (...[options]: SubscriptionArguments<Types.MyCalendarEventsSubscription, Types.MyCalendarEventsSubscriptionVariables>) => useSubscription(MyCalendarEventsDocument, options ?? {});