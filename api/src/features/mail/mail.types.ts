import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

export const ResentState = defineEnum('ResentState', 'The result of sending an email again.', {
  QUEUED: 'It waits to be delivered, or is being retried.',
  DELIVERED: 'The mail server has accepted it.',
  FAILED: 'It could not be delivered again.',
});
export type ResentState = EnumOf<typeof ResentState>;

/** An e-mail as administrators see it, without its content. */
@ObjectType({ simpleResolvers: true })
abstract class MailLine {
  @Field(() => ID, { description: 'Id of the e-mail.' })
  id!: number;

  @Field(() => String, { description: 'E-mail address of the recipient.' })
  recipient!: string;

  @Field(() => String, { description: 'Subject line.' })
  subject!: string;
}

@ObjectType({
  description: 'An e-mail that could not be delivered; its content is never shown.',
  simpleResolvers: true,
})
export class FailedMail extends MailLine {
  @Field(() => Date, { description: 'When the e-mail was written.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When delivery was abandoned.' })
  failedAt!: Date;

  @Field(() => Int, { description: 'Number of delivery attempts.' })
  attempts!: number;

  @Field(() => String, {
    description: 'Why the last attempt failed, as the mail server reported it.',
  })
  lastError!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Names the request that caused it, in the log; null for periodic work.',
  })
  requestId!: string | null;

  @Field(() => Boolean, {
    description:
      'True if sending it again is pointless because its code or link has expired or its content was deleted.',
  })
  isTooOld!: boolean;
}

@ObjectType({ description: 'A page of undeliverable e-mails.', simpleResolvers: true })
export class FailedMailPage {
  @Field(() => [FailedMail], { description: 'Items of this page.' })
  items!: FailedMail[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;

  @Field(() => Int, { description: 'Number of e-mails still being delivered.' })
  waiting!: number;

  @Field(() => Int, {
    description: 'Number of all undeliverable e-mails, regardless of the search.',
  })
  failed!: number;

  @Field(() => Boolean, { description: 'False without a mail server: no e-mail is sent.' })
  hasServer!: boolean;

  @Field(() => Boolean, { description: 'True where emails are captured: they are never sent.' })
  isCaptured!: boolean;
}

@ObjectType({
  description: 'An e-mail that was captured instead of sent; its content is not shown.',
  simpleResolvers: true,
})
export class CapturedMailLine extends MailLine {
  @Field(() => Date, { description: 'When the e-mail was written.' })
  createdAt!: Date;
}

@ObjectType({
  description: 'An e-mail that an administrator has sent again.',
  simpleResolvers: true,
})
export class ResentMail extends MailLine {
  @Field(() => Date, { description: 'When it was queued again.' })
  resentAt!: Date;

  @Field(() => ResentState, { description: 'What came of it.' })
  state!: `${ResentState}`;
}
