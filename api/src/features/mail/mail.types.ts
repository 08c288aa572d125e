import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A mail that could not be delivered. What it says is shown to nobody.',
  simpleResolvers: true,
})
export class FailedMail {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'The address it was for.' })
  recipient!: string;

  @Field(() => String, { description: 'Its title.' })
  subject!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was given up.' })
  failedAt!: Date;

  @Field(() => Int, { description: 'How often delivery was begun.' })
  attempts!: number;

  @Field(() => String, { description: "Why the last attempt failed, in the mail server's words." })
  lastError!: string;

  @Field(() => Boolean, {
    description:
      'True when sending it again would be of no use: its code or link has expired, or its text is deleted.',
  })
  isTooOld!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class FailedMailPage {
  @Field(() => [FailedMail])
  items!: FailedMail[];

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'How many mails are still being delivered.' })
  waiting!: number;

  @Field(() => Int, { description: 'How many have failed, whatever is searched for.' })
  failed!: number;
}
