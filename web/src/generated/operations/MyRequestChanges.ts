import type * as Types from '../graphql';
import { useSubscription } from '@apollo/client/react';
import type { SubscriptionArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MyRequestChangesDocument = {"__meta__":{"hash":"602132259a5a097b62546aef4f9af524df8b7245a735816d72ba47dce76c270b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyRequestChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySpecialRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<Types.MyRequestChangesSubscription, Types.MyRequestChangesSubscriptionVariables>;
export const useMyRequestChangesSubscription = (...[options]: SubscriptionArguments<Types.MyRequestChangesSubscription, Types.MyRequestChangesSubscriptionVariables>) => useSubscription(MyRequestChangesDocument, options ?? {});