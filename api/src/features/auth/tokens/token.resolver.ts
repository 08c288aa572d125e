import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { createAccessToken } from './create-token';
import { listMyTokens, revokeToken } from './my-tokens';
import { AccessTokenArgs, CreateAccessTokenInput } from './tokens.inputs';
import { AccessTokenView, CreatedAccessToken } from './tokens.types';

/** The access tokens with which programs act for the signed-in user. */
@Resolver()
export class TokenResolver {
  @Query(() => [AccessTokenView], {
    description: 'Your access tokens that have not expired, newest first.',
  })
  myAccessTokens(@Ctx() call: RequestContext) {
    return listMyTokens(call);
  }

  @Mutation(() => CreatedAccessToken, {
    description:
      'Makes an access token, with which a program can act for you; asks for your password, and for administrator rights where a scope needs them.',
  })
  createAccessToken(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateAccessTokenInput) input: CreateAccessTokenInput,
  ) {
    return createAccessToken(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Revokes one of your access tokens at once, and closes its sockets.',
  })
  revokeAccessToken(
    @Ctx() call: RequestContext,
    @Args(() => AccessTokenArgs) args: AccessTokenArgs,
  ) {
    return revokeToken(call, args);
  }
}
