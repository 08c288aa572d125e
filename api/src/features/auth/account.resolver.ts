import { Int, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
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
  @Query([UserSession])
  @Describe('The devices on which you are signed in: this one, then by last use.')
  mySessions = listMySessions;

  @Mutation(Boolean, { args: SessionArgs })
  @Describe('Ends one of your sessions and its sockets.')
  endSession = endSession;

  @Mutation(Int)
  @Describe('Ends all of your sessions but this one, and returns how many there were.')
  endOtherSessions = endOtherSessions;

  @Mutation(Boolean, { args: ConfirmPasswordArgs })
  @Describe(
    'Confirms your password for what is refused with PASSWORD_REQUIRED; it counts for 15 minutes.',
  )
  confirmPassword = confirmPassword;

  @Mutation(SecondFactorSetup)
  @Describe('Creates the secret of your second factor, which takes effect once a code confirms it.')
  startSecondFactor = startSecondFactor;

  @Mutation([String], { args: SecondFactorCodeArgs })
  @Describe('Switches two-step verification on, and returns the recovery codes once.')
  confirmSecondFactor = confirmSecondFactor;

  @Mutation(Boolean, { args: SecondFactorOffArgs })
  @Describe('Switches two-step verification off.')
  switchSecondFactorOff = switchSecondFactorOff;

  @Query(Int)
  @Describe('How many of your recovery codes are unused.')
  recoveryCodesLeft = countRecoveryCodes;

  @Mutation([String])
  @Describe('Replaces your recovery codes, and returns the new ones once.')
  renewRecoveryCodes = renewRecoveryCodes;

  @Mutation(Boolean, { args: SecondFactorOwnerArgs })
  @Describe('Switches off two-step verification of another user; administrators only.')
  removeSecondFactor = removeSecondFactor;
}
