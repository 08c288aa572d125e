import type * as Types from '../graphql';
import { usePlainMutation } from '../../lib/network/plain-hooks';
import type { PlainOperation } from '../../lib/network/request';
export const AskForPasskeyDocument: PlainOperation<Types.AskForPasskeyMutation, Types.AskForPasskeyMutationVariables> = {"name":"AskForPasskey","text":"mutation AskForPasskey {\n  askForPasskey {\n    ...PasskeyQuestionParts\n    __typename\n  }\n}\n\nfragment PasskeyQuestionParts on PasskeyQuestion {\n  challenge\n  rpId\n  known\n  userHandle\n  __typename\n}","hash":"dd6d38c9fc4ed17d7ffc3ff1e56f47b22f288d7bc5bde52874a567f465b17891"};
export const useAskForPasskeyMutation = () => usePlainMutation(AskForPasskeyDocument);