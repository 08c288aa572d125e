import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context';
import { SaveAnswerArgs, SavedAnswer, SavedAnswerIdArgs } from './saved-answer.inputs';
import { deleteSavedAnswer, listSavedAnswers, saveAnswer } from './use-cases/manage-saved-answers';

@Resolver()
export class SavedAnswersResolver {
  @Query(() => [SavedAnswer], {
    description: 'Saved answers to special requests, by title. Administrators only.',
  })
  savedAnswers(@Ctx() call: RequestContext) {
    return listSavedAnswers(call);
  }

  @Mutation(() => SavedAnswer, {
    description: 'Saves an answer for all administrators. Administrators only.',
  })
  saveAnswer(@Ctx() call: RequestContext, @Args(() => SaveAnswerArgs) args: SaveAnswerArgs) {
    return saveAnswer(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a saved answer. Administrators only.' })
  deleteSavedAnswer(
    @Ctx() call: RequestContext,
    @Args(() => SavedAnswerIdArgs) args: SavedAnswerIdArgs,
  ) {
    return deleteSavedAnswer(call, args);
  }
}
