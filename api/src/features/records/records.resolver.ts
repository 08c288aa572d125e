import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { PropertyRecord } from './property-record.types';
import { DeletePropertyArgs, RecordArgs } from './record.inputs';
import { deleteProperty } from './use-cases/delete-property';
import { readPropertyRecord } from './use-cases/read-property-record';
import { readUserRecord } from './use-cases/read-user-record';
import { UserRecord } from './user-record.types';

@Resolver()
export class RecordsResolver {
  @Query(() => PropertyRecord, {
    description: 'Everything about one property. Administrators only.',
  })
  propertyRecord(
    @Ctx() call: RequestContext,
    @Args(() => RecordArgs) args: RecordArgs,
  ): Promise<PropertyRecord> {
    return readPropertyRecord(call, args);
  }

  @Query(() => UserRecord, {
    description: 'Everything about one user but their messages and wishes. Administrators only.',
  })
  userRecord(
    @Ctx() call: RequestContext,
    @Args(() => RecordArgs) args: RecordArgs,
  ): Promise<UserRecord> {
    return readUserRecord(call, args);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a property without owners, bookings, requests, documents, drafts or guests; CONFLICT with the reason otherwise. Administrators only.',
  })
  deleteProperty(
    @Ctx() call: RequestContext,
    @Args(() => DeletePropertyArgs) args: DeletePropertyArgs,
  ): Promise<boolean> {
    return deleteProperty(call, args);
  }
}
