import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const RegisterDocument: PlainOperation<Types.RegisterMutation, Types.RegisterMutationVariables> = {"name":"Register","text":"mutation Register($input: RegisterInput!) {\n  register(input: $input)\n}"};
export const useRegisterMutation = () => usePlainMutation(RegisterDocument);