import { Extensions, Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../../core/graphql/operations';
import { SIGN_IN } from '../../../core/graphql/root-fields';
import { LoginResult } from '../auth.types';
import {
  findPendingIdentity,
  linkIdentity,
  listMyIdentities,
  listSignInProviders,
  providerLogin,
  removeIdentity,
} from './my-identities';
import { IdentityArgs, ProviderCodeInput } from './providers.inputs';
import { PendingIdentityView, SignInIdentityView, SignInProviderView } from './providers.types';

/** Signing in by other providers (OpenID Connect); browsers begin at /auth/oidc. */
@Resolver()
export class ProviderResolver {
  @Query([SignInProviderView])
  @Describe('The providers by which people sign in here; needs no session.')
  signInProviders = listSignInProviders;

  @Extensions(SIGN_IN)
  @Mutation(LoginResult, { input: ProviderCodeInput })
  @Describe('Signs in with a code, after a provider has proved who you are in this browser.')
  providerLogin = providerLogin;

  @Query([SignInIdentityView])
  @Describe('Your accounts at providers that sign you in, oldest first.')
  myIdentities = listMyIdentities;

  @QueryOrNull(PendingIdentityView)
  @Describe('An account at a provider that you may link in this browser; null if there is none.')
  pendingIdentity = findPendingIdentity;

  @Mutation(Boolean)
  @Describe('Links the account of `pendingIdentity`; asks for your password.')
  linkIdentity = linkIdentity;

  @Mutation(Boolean, { args: IdentityArgs })
  @Describe('Removes an account that signs you in; asks for your password.')
  removeIdentity = removeIdentity;
}
