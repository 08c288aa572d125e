import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResetPasswordDocument: PlainOperation<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables> = {"name":"ResetPassword","text":"mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input)\n}","hash":"0c693063aa4afec7da62248d7808a3ac2713ec70a350b48ac3f640ac428d365c"};
export const useResetPasswordMutation = () => usePlainMutation(ResetPasswordDocument);