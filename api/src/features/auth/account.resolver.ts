import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import {
  ConfirmPasswordArgs,
  SecondFactorCodeArgs,
  SecondFactorOffArgs,
  SecondFactorOwnerArgs,
  SessionArgs,
} from './auth.inputs';
import { SecondFactorSetup, UserSession } from './auth.types';
import { confirmPassword } from './use-cases/confirm-password';
import { endOtherSessions, endSession, listMySessions } from './use-cases/my-sessions';
import { countRecoveryCodes, renewRecoveryCodes } from './use-cases/second-factor/recovery-codes';
import { removeSecondFactor, switchSecondFactorOff } from './use-cases/second-factor/switch-off';
import { confirmSecondFactor, startSecondFactor } from './use-cases/second-factor/switch-on';

/** How the signed-in user's account is protected. */
@Resolver()
export class AccountResolver {
  @Query(() => [UserSession], {
    description: 'The devices on which you are signed in: this one, then by last use.',
  })
  mySessions(@Ctx() call: RequestContext) {
    return listMySessions(call);
  }

  @Mutation(() => Boolean, { description: 'Ends one of your sessions and its sockets.' })
  endSession(@Ctx() call: RequestContext, @Args(() => SessionArgs) args: SessionArgs) {
    return endSession(call, args);
  }

  @Mutation(() => Int, {
    description: 'Ends all of your sessions but this one, and returns how many there were.',
  })
  endOtherSessions(@Ctx() call: RequestContext) {
    return endOtherSessions(call);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms your password for what is refused with PASSWORD_REQUIRED; it counts for 15 minutes.',
  })
  confirmPassword(
    @Ctx() call: RequestContext,
    @Args(() => ConfirmPasswordArgs) args: ConfirmPasswordArgs,
  ) {
    return confirmPassword(call, args);
  }

  @Mutation(() => SecondFactorSetup, {
    description:
      'Creates the secret of your second factor, which takes effect once a code confirms it.',
  })
  startSecondFactor(@Ctx() call: RequestContext) {
    return startSecondFactor(call);
  }

  @Mutation(() => [String], {
    description: 'Switches two-step verification on, and returns the recovery codes once.',
  })
  confirmSecondFactor(
    @Ctx() call: RequestContext,
    @Args(() => SecondFactorCodeArgs) args: SecondFactorCodeArgs,
  ) {
    return confirmSecondFactor(call, args);
  }

  @Mutation(() => Boolean, { description: 'Switches two-step verification off.' })
  switchSecondFactorOff(
    @Ctx() call: RequestContext,
    @Args(() => SecondFactorOffArgs) args: SecondFactorOffArgs,
  ) {
    return switchSecondFactorOff(call, args);
  }

  @Query(() => Int, { description: 'How many of your recovery codes are unused.' })
  recoveryCodesLeft(@Ctx() call: RequestContext) {
    return countRecoveryCodes(call);
  }

  @Mutation(() => [String], {
    description: 'Replaces your recovery codes, and returns the new ones once.',
  })
  renewRecoveryCodes(@Ctx() call: RequestContext) {
    return renewRecoveryCodes(call);
  }

  @Mutation(() => Boolean, {
    description: 'Switches off two-step verification of another user; administrators only.',
  })
  removeSecondFactor(
    @Ctx() call: RequestContext,
    @Args(() => SecondFactorOwnerArgs) args: SecondFactorOwnerArgs,
  ) {
    return removeSecondFactor(call, args);
  }
}
