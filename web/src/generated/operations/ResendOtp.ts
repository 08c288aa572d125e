import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const ResendOtpDocument: PlainOperation<Types.ResendOtpMutation, Types.ResendOtpMutationVariables> = {"name":"ResendOtp","text":"mutation ResendOtp($input: EmailInput!) {\n  resendOtp(input: $input)\n}","hash":"85c7a92a6b4cf5241d8438be8e8e14d8632b64b9c4743bb28bd1e9a1c945ce4c"};
export const useResendOtpMutation = () => usePlainMutation(ResendOtpDocument);