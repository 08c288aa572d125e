import type * as Types from '../graphql';
import { useQuery } from '@apollo/client/react';
import type { QueryArguments } from '../../lib/network/hook-arguments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

export const DeviceKeysDocument = {"__meta__":{"hash":"3a78bd7f31efe71cbbccdb2fa82a13257c95a22410b2c095ec908d69d7b6e21e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<Types.DeviceKeysQuery, Types.DeviceKeysQueryVariables>;
export const useDeviceKeysQuery = (...[options]: QueryArguments<Types.DeviceKeysQuery, Types.DeviceKeysQueryVariables>) => useQuery(DeviceKeysDocument, options ?? {});