import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const LogoutDocument: PlainOperation<Types.LogoutMutation, Types.LogoutMutationVariables> = {"name":"Logout","text":"mutation Logout {\n  logout\n}","hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"};
export const useLogoutMutation = () => usePlainMutation(LogoutDocument);