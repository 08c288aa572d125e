import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Flag, Id, Int, Many, Moment, One, Text, TextOrNull, View } from '../../core/view/view';

export const ResentState = defineEnum('ResentState', 'The result of sending an email again.', {
  QUEUED: 'It waits to be delivered, or is being retried.',
  DELIVERED: 'The mail server has accepted it.',
  FAILED: 'It could not be delivered again.',
});
export type ResentState = EnumOf<typeof ResentState>;

/** An e-mail as administrators see it, without its content. */
@View()
abstract class MailLine {
  @Id('Id of the e-mail.') id!: number;
  @Text('E-mail address of the recipient.') recipient!: string;
  @Text('Subject line.') subject!: string;
}

@View('An e-mail that could not be delivered; its content is never shown.')
export class FailedMail extends MailLine {
  @Moment('When the e-mail was written.') createdAt!: Date;
  @Moment('When delivery was abandoned.') failedAt!: Date;
  @Int('Number of delivery attempts.') attempts!: number;
  @Text('Why the last attempt failed, as the mail server reported it.') lastError!: string;
  @TextOrNull('Names the request that caused it, in the log; null for periodic work.')
  requestId!: string | null;
  @Flag(
    'True if sending it again is pointless because its code or link has expired or its content was deleted.',
  )
  isTooOld!: boolean;
}

@View('A page of undeliverable e-mails.')
export class FailedMailPage {
  @Many(FailedMail, 'Items of this page.') items!: FailedMail[];
  @Int('Number of items on all pages.') total!: number;
  @Int('Number of e-mails still being delivered.') waiting!: number;
  @Int('Number of all undeliverable e-mails, regardless of the search.') failed!: number;
  @Flag('False without a mail server: no e-mail is sent.') hasServer!: boolean;
  @Flag('True where emails are captured: they are never sent.') isCaptured!: boolean;
}

@View('An e-mail that was captured instead of sent; its content is not shown.')
export class CapturedMailLine extends MailLine {
  @Moment('When the e-mail was written.') createdAt!: Date;
}

@View('An e-mail that an administrator has sent again.')
export class ResentMail extends MailLine {
  @Moment('When it was queued again.') resentAt!: Date;
  @One(ResentState, 'The result.') state!: `${ResentState}`;
}
