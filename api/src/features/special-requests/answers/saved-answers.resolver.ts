import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../../core/graphql/operations';
import { SaveAnswerArgs, SavedAnswer, SavedAnswerIdArgs } from './saved-answer.inputs';
import { deleteSavedAnswer, listSavedAnswers, saveAnswer } from './use-cases/manage-saved-answers';

@Resolver()
export class SavedAnswersResolver {
  @Query([SavedAnswer])
  @Describe('Saved answers to special requests, by title. Administrators only.')
  savedAnswers = listSavedAnswers;

  @Mutation(SavedAnswer, { args: SaveAnswerArgs })
  @Describe('Saves an answer for all administrators. Administrators only.')
  saveAnswer = saveAnswer;

  @Mutation(Boolean, { args: SavedAnswerIdArgs })
  @Describe('Deletes a saved answer. Administrators only.')
  deleteSavedAnswer = deleteSavedAnswer;
}
