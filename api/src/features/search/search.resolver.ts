import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { AdminSearchArgs } from './search.inputs';
import { SearchHit } from './search.types';
import { searchAll } from './use-cases/search-all';

@Resolver()
export class SearchResolver {
  @Query([SearchHit], { args: AdminSearchArgs })
  @Describe(
    'Properties, users, requests, shares (‘Lakeside 7’, ‘Hana Lakeside’) and weeks (‘Lakeside week 30’) that a text names. Of each kind a few, and one more where there are more. Administrators only.',
  )
  adminSearch = searchAll;
}
