import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const GuestHouseDocument: PlainOperation<Types.GuestHouseQuery, Types.GuestHouseQueryVariables> = {"name":"GuestHouse","text":"query GuestHouse($token: String!) {\n  guestHouse(token: $token) {\n    propertyName\n    location\n    __typename\n  }\n}","hash":"f00e08fd76a7beb393069a99a2f3b5b3bb41898c182c673247753ec119164577"};
export const useGuestHouseQuery = (options?: PlainQueryOptions<Types.GuestHouseQueryVariables>) => usePlainQuery(GuestHouseDocument, options);