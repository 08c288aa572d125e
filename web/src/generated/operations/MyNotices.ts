import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyNoticesDocument = {"__meta__":{"hash":"4b5d883d0c603db2918c2f8057f4ee635f3e5519abebf71ecffd27f7adc2587f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNotices"}}]}}]} as unknown as DocumentNode<Types.MyNoticesSubscription, Types.MyNoticesSubscriptionVariables>;
export const useMyNoticesSubscription = (...[options]: SubscriptionArguments<Types.MyNoticesSubscription, Types.MyNoticesSubscriptionVariables>) => useSubscription(MyNoticesDocument, options ?? {});