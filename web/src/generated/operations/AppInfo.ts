import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const AppInfoDocument: PlainOperation<Types.AppInfoQuery, Types.AppInfoQueryVariables> = {"name":"AppInfo","text":"query AppInfo {\n  appInfo {\n    demo\n    version\n    __typename\n  }\n}","hash":"f6a47cac85573b7d616a43aee266bd18b09449efb7ba9cc06439825070a68964"};
export const useAppInfoQuery = (options?: PlainQueryOptions<Types.AppInfoQueryVariables>) => usePlainQuery(AppInfoDocument, options);