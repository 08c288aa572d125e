import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CapturedMailsDocument = {"__meta__":{"hash":"c891596bcbe0fd319076796580d9eeaf6c83085d60fb2ff3d82c610981cd4859"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CapturedMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCapturedMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<Types.CapturedMailsQuery, Types.CapturedMailsQueryVariables>;
export const useCapturedMailsQuery = (...[options]: QueryArguments<Types.CapturedMailsQuery, Types.CapturedMailsQueryVariables>) => useQuery(CapturedMailsDocument, options ?? {});