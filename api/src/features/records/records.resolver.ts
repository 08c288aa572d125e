import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { PropertyRecord } from './property-record.types';
import { DeletePropertyArgs, RecordArgs } from './record.inputs';
import { deleteProperty } from './use-cases/delete-property';
import { readPropertyRecord } from './use-cases/read-property-record';
import { readUserRecord } from './use-cases/read-user-record';
import { UserRecord } from './user-record.types';

@Resolver()
export class RecordsResolver {
  @Query(PropertyRecord, { args: RecordArgs })
  @Describe('Everything about one property. Administrators only.')
  propertyRecord = readPropertyRecord;

  @Query(UserRecord, { args: RecordArgs })
  @Describe('Everything about one user but their messages and wishes. Administrators only.')
  userRecord = readUserRecord;

  @Mutation(Boolean, { args: DeletePropertyArgs })
  @Describe(
    'Deletes a property without owners, bookings, requests, documents, drafts or guests; CONFLICT with the reason otherwise. Administrators only.',
  )
  deleteProperty = deleteProperty;
}
