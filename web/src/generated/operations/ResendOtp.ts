import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResendOtpDocument: PlainOperation<Types.ResendOtpMutation, Types.ResendOtpMutationVariables> = {"name":"ResendOtp","text":"mutation ResendOtp($input: EmailInput!) {\n  resendOtp(input: $input)\n}"};
export const useResendOtpMutation = () => usePlainMutation(ResendOtpDocument);