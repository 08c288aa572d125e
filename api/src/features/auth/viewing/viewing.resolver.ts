import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { StartViewingArgs } from '../auth.inputs';
import { AccountViewing } from '../auth.types';
import { listViewings } from './list-viewings';
import { startViewing } from './start-viewing';
import { stopViewing } from './stop-viewing';

/** Administrators who see the application as another user does. */
@Resolver()
export class ViewingResolver {
  @Mutation(Boolean, { args: StartViewingArgs })
  @Describe(
    'Lets you see calendar, rotation, properties, documents and requests as another user does: for 30 minutes, read only, logged, and shown to the user. All else is refused until you stop. Administrators only; administrators cannot be viewed as.',
  )
  startViewing = startViewing;

  @Mutation(Boolean)
  @Describe('Stops viewing as another user; false if you were not.')
  stopViewing = stopViewing;

  @Query([AccountViewing])
  @Describe('Administrators who have viewed the application as you: the last 20, newest first.')
  myViewings = listViewings;
}
