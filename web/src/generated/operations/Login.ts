import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const LoginDocument: PlainOperation<Types.LoginMutation, Types.LoginMutationVariables> = {"name":"Login","text":"mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    isFirstLogin\n    user {\n      ...CurrentUserParts\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment CurrentUserParts on CurrentUser {\n  id\n  firstName\n  lastName\n  email\n  userRole\n  isAdmin\n  isAdminSession\n  isFirstLogin\n  themeId\n  __typename\n}","hash":"5f38bbcc07ad82533b35cb2a0c1802ab1d9f866ce7a5a5eda5fa8327ac35c110"};
export const useLoginMutation = () => usePlainMutation(LoginDocument);