import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../../core/graphql/operations';
import { DraftResult, NextChoice } from './next-choice.types';
import { listDraftResults } from './use-cases/list-draft-results';
import { listNextChoices } from './use-cases/list-next-choices';

@Resolver()
export class NextChoiceResolver {
  @Query([NextChoice])
  @Describe(
    'The year that is chosen next in each of your properties, with your places and its draft.',
  )
  nextChoices = listNextChoices;

  @Query([DraftResult])
  @Describe('Your weeks from drafts that ended within the last 30 days, the latest first.')
  myDraftResults = listDraftResults;
}
