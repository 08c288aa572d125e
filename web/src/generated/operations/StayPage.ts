import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const StayPageDocument: PlainOperation<Types.StayPageQuery, Types.StayPageQueryVariables> = {"name":"StayPage","text":"query StayPage($token: String!) {\n  stayPage(token: $token) {\n    name\n    propertyName\n    location\n    startDate\n    endDate\n    checkInTime\n    checkOutTime\n    wifiNetwork\n    wifiPassword\n    note\n    __typename\n  }\n}","hash":"631eecb87ff842b838cbcb525453bd60171d21e21ee10e40ab68a34a770dd98a"};
export const useStayPageQuery = (options?: PlainQueryOptions<Types.StayPageQueryVariables>) => usePlainQuery(StayPageDocument, options);