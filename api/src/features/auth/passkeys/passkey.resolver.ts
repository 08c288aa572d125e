import { Extensions, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { SIGN_IN } from '../../../core/graphql/root-fields';
import { LoginResult } from '../auth.types';
import { addPasskey, askForNewPasskey, listMyPasskeys, removePasskey } from './my-passkeys';
import { adminPasskeyLogin, askForPasskey, confirmByPasskey, passkeyLogin } from './passkey-login';
import {
  NewPasskeyInput,
  PasskeyArgs,
  PasskeyLoginInput,
  PasskeyProofInput,
} from './passkeys.inputs';
import { PasskeyQuestion, PasskeyView } from './passkeys.types';

/** Signing in, and confirming it, with passkeys (W3C Web Authentication). */
@Resolver()
export class PasskeyResolver {
  @Extensions(SIGN_IN)
  @Mutation(PasskeyQuestion)
  @Describe('A challenge for a passkey, to sign in with or in place of the password.')
  askForPasskey = askForPasskey;

  @Extensions(SIGN_IN)
  @Mutation(LoginResult, { input: PasskeyLoginInput })
  @Describe('Signs in with a passkey, which takes no code; the session is kept in a cookie.')
  passkeyLogin = passkeyLogin;

  @Extensions(SIGN_IN)
  @Mutation(LoginResult, { input: PasskeyProofInput })
  @Describe(
    'Starts an administrator session with a passkey; anyone else is refused and keeps their session.',
  )
  adminPasskeyLogin = adminPasskeyLogin;

  @Mutation(Boolean, { input: PasskeyProofInput })
  @Describe('Confirms you with one of your passkeys, which counts like `confirmPassword`.')
  confirmByPasskey = confirmByPasskey;

  @Query([PasskeyView])
  @Describe('Your passkeys, oldest first.')
  myPasskeys = listMyPasskeys;

  @Mutation(PasskeyQuestion)
  @Describe('A challenge for a new passkey; asks for your password.')
  askForNewPasskey = askForNewPasskey;

  @Mutation(PasskeyView, { input: NewPasskeyInput })
  @Describe('Adds the passkey that answers `askForNewPasskey`.')
  addPasskey = addPasskey;

  @Mutation(Boolean, { args: PasskeyArgs })
  @Describe('Removes one of your passkeys; asks for your password.')
  removePasskey = removePasskey;
}
