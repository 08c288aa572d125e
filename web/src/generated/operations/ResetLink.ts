import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResetLinkDocument: PlainOperation<Types.ResetLinkQuery, Types.ResetLinkQueryVariables> = {"name":"ResetLink","text":"query ResetLink($token: String!) {\n  resetLinkOpens(token: $token)\n}"};
export const useResetLinkQuery = (options?: PlainQueryOptions<Types.ResetLinkQueryVariables>) => usePlainQuery(ResetLinkDocument, options);