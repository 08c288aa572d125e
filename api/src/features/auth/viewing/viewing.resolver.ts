import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { StartViewingArgs } from '../auth.inputs';
import { AccountViewing } from '../auth.types';
import { listViewings } from './list-viewings';
import { startViewing } from './start-viewing';
import { stopViewing } from './stop-viewing';

/** Administrators who see the application as another user does. */
@Resolver()
export class ViewingResolver {
  @Mutation(() => Boolean, {
    description:
      'Lets you see calendar, rotation, properties, documents and requests as another user does: for 30 minutes, read only, logged, and shown to the user. All else is refused until you stop. Administrators only; administrators cannot be viewed as.',
  })
  startViewing(@Ctx() call: RequestContext, @Args(() => StartViewingArgs) args: StartViewingArgs) {
    return startViewing(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Stops viewing as another user; false if you were not.',
  })
  stopViewing(@Ctx() call: RequestContext) {
    return stopViewing(call);
  }

  @Query(() => [AccountViewing], {
    description:
      'Administrators who have viewed the application as you: the last 20, newest first.',
  })
  myViewings(@Ctx() call: RequestContext) {
    return listViewings(call);
  }
}
