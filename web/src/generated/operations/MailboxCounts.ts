import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const MailboxCountsDocument = {"__meta__":{"hash":"8e5d20ec1f49bf7064104354f04bef9581bf86d0ae1b729ad702134c34a33106"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]}}]} as unknown as DocumentNode<Types.MailboxCountsQuery, Types.MailboxCountsQueryVariables>;
export const useMailboxCountsQuery = (...[options]: QueryArguments<Types.MailboxCountsQuery, Types.MailboxCountsQueryVariables>) => useQuery(MailboxCountsDocument, options ?? {});