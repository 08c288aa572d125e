import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const AuditKindsDocument = {"__meta__":{"hash":"48644a8028c666b9561fe272ab191783c1d841f93b4976f56d08657d3958ad15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<Types.AuditKindsQuery, Types.AuditKindsQueryVariables>;
export const useAuditKindsQuery = (...[options]: QueryArguments<Types.AuditKindsQuery, Types.AuditKindsQueryVariables>) => useQuery(AuditKindsDocument, options ?? {});