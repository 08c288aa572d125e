import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const AskAsGuestDocument: PlainOperation<Types.AskAsGuestMutation, Types.AskAsGuestMutationVariables> = {"name":"AskAsGuest","text":"mutation AskAsGuest($input: CreateGuestRequestInput!) {\n  createGuestRequest(input: $input) {\n    id\n    title\n    propertyName\n    __typename\n  }\n}","hash":"089166215cc22cb05436a6ef9f96eee0016605fa800eacc6a40eb2ee990addf2"};
export const useAskAsGuestMutation = () => usePlainMutation(AskAsGuestDocument);