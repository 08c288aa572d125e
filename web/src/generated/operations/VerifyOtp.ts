import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const VerifyOtpDocument: PlainOperation<Types.VerifyOtpMutation, Types.VerifyOtpMutationVariables> = {"name":"VerifyOtp","text":"mutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    user {\n      ...CurrentUserParts\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment CurrentUserParts on CurrentUser {\n  id\n  firstName\n  lastName\n  email\n  userRole\n  isAdmin\n  isAdminSession\n  isFirstLogin\n  themeId\n  __typename\n}"};
export const useVerifyOtpMutation = () => usePlainMutation(VerifyOtpDocument);