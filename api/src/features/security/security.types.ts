import { Field, ID, ObjectType } from 'type-graphql';
import { SecurityEventKind } from './security-event.entity';

@ObjectType('SecurityEvent', {
  description: 'An entry of the security log.',
  simpleResolvers: true,
})
export class SecurityEventView {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: number;

  @Field(() => SecurityEventKind, { description: 'What happened.' })
  kind!: SecurityEventKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the user whose account it is; null if no account has the address.',
  })
  userId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Full name of that user, 'Former owner' if deleted; null if there is none.",
  })
  userName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name of the user who acted, if it was another one.',
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The client's network; null for the command line.",
  })
  network!: string | null;

  @Field(() => String, { nullable: true, description: 'Names the request in the log.' })
  requestId!: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;
}

@ObjectType({ description: 'A page of the security log.', simpleResolvers: true })
export class SecurityEventPage {
  @Field(() => [SecurityEventView], { description: 'Entries, newest first.' })
  items!: SecurityEventView[];

  @Field(() => ID, {
    nullable: true,
    description: "Pass as 'before' to get the next page; null on the last page.",
  })
  nextCursor!: number | null;
}
