import { Resolver } from 'type-graphql';
import { Describe, Query } from '../../core/graphql/operations';
import { HouseActionsArgs } from './house-log.inputs';
import { HouseActionPage } from './house-log.types';
import { readHouseActions } from './use-cases/read-house-actions';

@Resolver()
export class HouseLogResolver {
  @Query(HouseActionPage, { args: HouseActionsArgs })
  @Describe(
    'What administrators did about a property, its draft and the account of the caller, newest first, for its owners and administrators.',
  )
  houseActions = readHouseActions;
}
