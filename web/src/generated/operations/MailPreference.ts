import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MailPreferenceDocument = {"__meta__":{"hash":"226dc35d13f92c706043ef8aaf74e5956e3ac292b98c4dd47a011ff6d28ad2df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMails"}}]}}]}}]} as unknown as DocumentNode<Types.MailPreferenceQuery, Types.MailPreferenceQueryVariables>;
export const useMailPreferenceQuery = (...[options]: QueryArguments<Types.MailPreferenceQuery, Types.MailPreferenceQueryVariables>) => useQuery(MailPreferenceDocument, options ?? {});