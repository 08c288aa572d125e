import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const CalendarFeedsDocument = {"__meta__":{"hash":"fa53f15ac38b7d5728013189b34cd3c14aa40a4b334b7434ac1b09dac01a36eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<Types.CalendarFeedsQuery, Types.CalendarFeedsQueryVariables>;
export const useCalendarFeedsQuery = (...[options]: QueryArguments<Types.CalendarFeedsQuery, Types.CalendarFeedsQueryVariables>) => useQuery(CalendarFeedsDocument, options ?? {});