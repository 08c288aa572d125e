import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../../core/graphql/operations';
import { DraftArgs, DraftIdArgs, ShareYearsArgs } from '../draft.inputs';
import { DraftWitness } from '../stamps/stamps.types';
import { listWitnesses } from '../stamps/use-cases/read-stamps';
import { DraftOutlook } from './outlook.types';
import { ShareYears } from './share-years.types';
import { readOutlook } from './use-cases/read-outlook';
import { readShareYears } from './use-cases/read-share-years';

@Resolver()
export class OutlookResolver {
  @Query(DraftOutlook, { args: DraftArgs })
  @Describe(
    'Which weeks were usually still free at each turn of a property’s earlier drafts, for its owners and administrators.',
  )
  draftOutlook = readOutlook;

  @Query([DraftWitness], { args: DraftIdArgs })
  @Describe('Who outside has stamped the log of a draft, for its owners and administrators.')
  draftWitnesses = listWitnesses;

  @Query(ShareYears, { args: ShareYearsArgs })
  @Describe('Twelve years of one of your shares: places, wishes and weeks.')
  shareYears = readShareYears;
}
