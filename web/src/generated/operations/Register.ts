import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const RegisterDocument: PlainOperation<Types.RegisterMutation, Types.RegisterMutationVariables> = {"name":"Register","text":"mutation Register($input: RegisterInput!) {\n  register(input: $input)\n}","hash":"24b7281bde136e9992f07428d3b618dd2a8b797fcc4d65911e7c46aa6a31d03d"};
export const useRegisterMutation = () => usePlainMutation(RegisterDocument);