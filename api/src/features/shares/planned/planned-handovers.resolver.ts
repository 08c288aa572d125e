import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { ShareMembersArgs } from '../members/share-members.inputs';
import { CallOffHandoverArgs, PlanHandoverInput } from './planned-handover.inputs';
import { ShareHistory } from './planned-handover.types';
import { callOffHandover } from './use-cases/call-off-handover';
import { planHandover } from './use-cases/plan-handover';
import { readShareHistory } from './use-cases/read-share-history';

@Resolver()
export class PlannedHandoversResolver {
  @Query(ShareHistory, { args: ShareMembersArgs })
  @Describe('Who has held a share, and to whom it passes. Administrators only.')
  shareHistory = readShareHistory;

  @Mutation(Boolean, { input: PlanHandoverInput })
  @Describe(
    'Plans that shares pass on a day to come to the user with an e-mail address, who is created if necessary. Administrators only.',
  )
  planHandover = planHandover;

  @Mutation(Boolean, { args: CallOffHandoverArgs })
  @Describe('Calls off the planned handover of a share, until its day. Administrators only.')
  callOffHandover = callOffHandover;
}
