import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('AuditEntry', {
  description: 'An action of an administrator; entries are never changed or deleted.',
  simpleResolvers: true,
})
export class AuditEntryView {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: number;

  @Field(() => String, { description: 'Full name of the administrator at that time.' })
  actorName!: string;

  @Field(() => String, { description: "Kind of action, for example 'user.update'." })
  action!: string;

  @Field(() => String, { description: "What it was done to, for example 'User 12, Olivia Marsh'." })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Changed fields with their old values, as JSON; null if something was created.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Changed fields with their new values, as JSON; null if something was removed.',
  })
  after!: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType({ description: 'A page of the audit log.', simpleResolvers: true })
export class AuditPage {
  @Field(() => [AuditEntryView], { description: 'Entries, newest first.' })
  items!: AuditEntryView[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next page; null on the last page.",
  })
  nextCursor!: number | null;
}
