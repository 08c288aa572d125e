import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const NoticeChoicesDocument = {"__meta__":{"hash":"63c5cb6c29c799c7932b57a325392c6da06ff5809f2528f240a9893d522d5d92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]} as unknown as DocumentNode<Types.NoticeChoicesQuery, Types.NoticeChoicesQueryVariables>;
export const useNoticeChoicesQuery = (...[options]: QueryArguments<Types.NoticeChoicesQuery, Types.NoticeChoicesQueryVariables>) => useQuery(NoticeChoicesDocument, options ?? {});