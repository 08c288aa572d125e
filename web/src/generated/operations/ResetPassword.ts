import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResetPasswordDocument: PlainOperation<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables> = {"name":"ResetPassword","text":"mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}"};
export const useResetPasswordMutation = () => usePlainMutation(ResetPasswordDocument);