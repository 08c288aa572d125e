import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { createAccessToken } from './create-access-token';
import { listMyTokens, revokeToken } from './my-tokens';
import { AccessTokenArgs, CreateAccessTokenInput } from './tokens.inputs';
import { AccessTokenView, CreatedAccessToken } from './tokens.types';

/** The access tokens with which programs act for the signed-in user. */
@Resolver()
export class TokenResolver {
  @Query([AccessTokenView])
  @Describe('Your access tokens that have not expired, newest first.')
  myAccessTokens = listMyTokens;

  @Mutation(CreatedAccessToken, { input: CreateAccessTokenInput })
  @Describe(
    'Makes an access token, with which a program can act for you; asks for your password, and for administrator rights where a scope needs them.',
  )
  createAccessToken = createAccessToken;

  @Mutation(Boolean, { args: AccessTokenArgs })
  @Describe('Revokes one of your access tokens at once, and closes its sockets.')
  revokeAccessToken = revokeToken;
}
