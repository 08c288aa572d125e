import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const AppInfoDocument: PlainOperation<Types.AppInfoQuery, Types.AppInfoQueryVariables> = {"name":"AppInfo","text":"query AppInfo {\n  appInfo {\n    demo\n    version\n    __typename\n  }\n}"};
export const useAppInfoQuery = (options?: PlainQueryOptions<Types.AppInfoQueryVariables>) => usePlainQuery(AppInfoDocument, options);