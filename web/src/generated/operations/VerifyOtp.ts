import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const VerifyOtpDocument: PlainOperation<Types.VerifyOtpMutation, Types.VerifyOtpMutationVariables> = {"name":"VerifyOtp","text":"mutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    user {\n      ...CurrentUserParts\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment CurrentUserParts on CurrentUser {\n  id\n  firstName\n  lastName\n  email\n  userRole\n  isAdmin\n  isAdminSession\n  isFirstLogin\n  themeId\n  __typename\n}","hash":"59cc6b856b0970867f409c0ee3c7eaaf9101a856c786dac06e2d4ef9701ba7e8"};
export const useVerifyOtpMutation = () => usePlainMutation(VerifyOtpDocument);