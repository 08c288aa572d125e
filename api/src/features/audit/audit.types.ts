import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('AuditEntry', {
  description: 'Something an administrator did; it is never changed or deleted.',
  simpleResolvers: true,
})
export class AuditEntryView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'Who did it, as they were called then.' })
  actorName!: string;

  @Field(() => String, { description: "For example 'user.update'." })
  action!: string;

  @Field(() => String, {
    description: "What it was done to, for example 'User 12, Olivia Marsh'.",
  })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: 'JSON of the fields that changed, as they were; null for something new.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'JSON of the fields that changed, as they are; null for something removed.',
  })
  after!: string | null;

  @Field(() => Date, { description: 'When.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true })
export class AuditPage {
  @Field(() => [AuditEntryView])
  items!: AuditEntryView[];

  @Field(() => Int, { nullable: true, description: "The next page's 'before'; null at the end." })
  nextCursor!: number | null;
}
