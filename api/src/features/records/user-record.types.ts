import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AdminUser } from '../people/admin-user.types';
import { RecordRequest, RecordSwap, RecordWeek } from './record.types';

/** The most coming weeks of a user that their page shows; an account may hold a company's shares. */
export const RECORD_STAYS = 200;

@ObjectType({ description: 'A week in which a user stays.', simpleResolvers: true })
export class RecordStay extends RecordWeek {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => Int, { description: 'Number of the share that has the week.' })
  shareNumber!: number;

  @Field(() => Boolean, { description: 'True if they stay as the guest of another owner.' })
  isGuest!: boolean;
}

@ObjectType({
  description: 'Everything about one user, for administrators.',
  simpleResolvers: true,
})
export class UserRecord {
  @Field(() => AdminUser, { description: 'The user, with their shares.' })
  user!: AdminUser;

  @Field(() => Date, {
    nullable: true,
    description: 'When a session of theirs was last used; null if none is open.',
  })
  lastSeenAt!: Date | null;

  @Field(() => [RecordStay], {
    description: 'Their next 200 weeks, of every share, and those as a guest.',
  })
  stays!: RecordStay[];

  @Field(() => Int, { description: 'Number of all their coming weeks.' })
  stayCount!: number;

  @Field(() => [RecordRequest], { description: 'Their newest requests, open ones first.' })
  requests!: RecordRequest[];

  @Field(() => Int, { description: 'Number of all their requests.' })
  requestCount!: number;

  @Field(() => [RecordSwap], {
    description: 'Their swaps, pending ones first and then the newest.',
  })
  swaps!: RecordSwap[];

  @Field(() => Boolean, { description: 'Whether the audit log has actions on or by them.' })
  hasActions!: boolean;
}
