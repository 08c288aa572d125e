import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query, QueryOrNull } from '../../core/graphql/operations';
import { CheckOutArgs, CheckOutInput, LastCheckOutArgs } from './check-out.inputs';
import { CheckOutForm, CheckOutView } from './check-out.types';
import { checkOut } from './use-cases/check-out';
import { readCheckOutForm } from './use-cases/read-check-out-form';
import { readLastCheckOut } from './use-cases/read-last-check-out';

@Resolver()
export class CheckOutsResolver {
  @Query(CheckOutForm, { args: CheckOutArgs })
  @Describe(
    'What to do when one leaves after a stay, for its owners, its guest and administrators.',
  )
  checkOutForm = readCheckOutForm;

  @QueryOrNull(CheckOutView, { args: LastCheckOutArgs })
  @Describe(
    'What the last to check out left, of a stay that ended in the last 60 days, for owners, guests and administrators; null if no one did.',
  )
  lastCheckOut = readLastCheckOut;

  @Mutation(CheckOutView, { input: CheckOutInput })
  @Describe(
    'Checks out of a stay, or changes what was left; CONFLICT if the checklist or the check-out has changed since. Those who arrive next are notified at the first time.',
  )
  checkOut = checkOut;
}
