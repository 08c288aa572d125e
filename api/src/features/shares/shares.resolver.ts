import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { PropertySharesArgs } from './share.inputs';
import { ShareView } from './share.types';
import { listMyShares, listPropertyShares } from './use-cases/read-shares';

@Resolver()
export class SharesResolver {
  @Query([ShareView])
  @Describe('Your shares, by property and number.')
  myShares = listMyShares;

  @Query([ShareView], { args: PropertySharesArgs })
  @Describe('All shares of a property, for its owners and administrators.')
  propertyShares = listPropertyShares;
}
