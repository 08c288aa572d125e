import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const RestoreEmailDocument: PlainOperation<Types.RestoreEmailMutation, Types.RestoreEmailMutationVariables> = {"name":"RestoreEmail","text":"mutation RestoreEmail($token: String!) {\n  restoreEmail(token: $token)\n}","hash":"6c059e58a23ffadabf82ac370736272b2c82cc85c17f706b3a04c99014a40e43"};
export const useRestoreEmailMutation = () => usePlainMutation(RestoreEmailDocument);