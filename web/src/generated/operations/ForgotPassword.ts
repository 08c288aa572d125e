import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ForgotPasswordDocument: PlainOperation<Types.ForgotPasswordMutation, Types.ForgotPasswordMutationVariables> = {"name":"ForgotPassword","text":"mutation ForgotPassword($input: EmailInput!) {\n  forgotPassword(input: $input)\n}"};
export const useForgotPasswordMutation = () => usePlainMutation(ForgotPasswordDocument);