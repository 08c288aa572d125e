import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const NoticeChoicesDocument = {"__meta__":{"hash":"749236bcd4b707b1c3da825c5b4739b9cadb2550c4617897cec45cd398b9d485"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<Types.NoticeChoicesQuery, Types.NoticeChoicesQueryVariables>;
export const useNoticeChoicesQuery = (...[options]: QueryArguments<Types.NoticeChoicesQuery, Types.NoticeChoicesQueryVariables>) => useQuery(NoticeChoicesDocument, options ?? {});