import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const SavedAnswersDocument = {"__meta__":{"hash":"22486266127232bcb403205984f7ba36aa1a95f0aeb9748ec1898a07091da7cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<Types.SavedAnswersQuery, Types.SavedAnswersQueryVariables>;
export const useSavedAnswersQuery = (...[options]: QueryArguments<Types.SavedAnswersQuery, Types.SavedAnswersQueryVariables>) => useQuery(SavedAnswersDocument, options ?? {});