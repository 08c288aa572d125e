import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const LogoutDocument: PlainOperation<Types.LogoutMutation, Types.LogoutMutationVariables> = {"name":"Logout","text":"mutation Logout {\n  logout\n}"};
export const useLogoutMutation = () => usePlainMutation(LogoutDocument);