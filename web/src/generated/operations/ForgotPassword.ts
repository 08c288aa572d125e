import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ForgotPasswordDocument: PlainOperation<Types.ForgotPasswordMutation, Types.ForgotPasswordMutationVariables> = {"name":"ForgotPassword","text":"mutation ForgotPassword($input: EmailInput!) {\n  forgotPassword(input: $input)\n}","hash":"970c1028e4d1c468bd5c2c01ca7910bc2656677e57e4a852712b255ba2fba4b7"};
export const useForgotPasswordMutation = () => usePlainMutation(ForgotPasswordDocument);