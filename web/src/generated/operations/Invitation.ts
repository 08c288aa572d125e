import type * as Types from '../graphql';
import { type PlainQueryOptions, usePlainQuery } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const InvitationDocument: PlainOperation<Types.InvitationQuery, Types.InvitationQueryVariables> = {"name":"Invitation","text":"query Invitation($token: String!) {\n  invitation(token: $token) {\n    firstName\n    email\n    properties {\n      name\n      location\n      shareNumbers\n      __typename\n    }\n    __typename\n  }\n}","hash":"b28045fb2a4fc95bea13e6a9c6affde87cd8acd312df1009fafcf375ec342986"};
export const useInvitationQuery = (options?: PlainQueryOptions<Types.InvitationQueryVariables>) => usePlainQuery(InvitationDocument, options);