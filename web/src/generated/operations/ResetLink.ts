import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResetLinkDocument: PlainOperation<Types.ResetLinkQuery, Types.ResetLinkQueryVariables> = {"name":"ResetLink","text":"query ResetLink($token: String!) {\n  resetLinkOpens(token: $token)\n}","hash":"a23d1b2e0fd8fe3053527b79fcb9e91238e62c885e6b71577bdecc4781e0774a"};
export const useResetLinkQuery = (options?: PlainQueryOptions<Types.ResetLinkQueryVariables>) => usePlainQuery(ResetLinkDocument, options);