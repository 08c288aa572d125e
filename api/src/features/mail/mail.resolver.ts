import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { PageArgs } from '../../core/input/numbered-page';
import { MailIdArgs } from './mail.inputs';
import { CapturedMailLine, FailedMailPage, ResentMail } from './mail.types';
import { dismissMail } from './use-cases/dismiss-mail';
import { listCapturedMails } from './use-cases/list-captured-mails';
import { listFailedMails } from './use-cases/list-failed-mails';
import { listResentMails } from './use-cases/list-resent-mails';
import { resendMail } from './use-cases/resend-mail';

@Resolver()
export class MailResolver {
  @Query(FailedMailPage, { args: PageArgs })
  @Describe('Undeliverable e-mails, newest first. Administrators only.')
  adminFailedMails = listFailedMails;

  @Query([ResentMail])
  @Describe(
    'E-mails sent again within the last hour with the outcome of each, newest first. Administrators only.',
  )
  adminResentMails = listResentMails;

  @Query([CapturedMailLine])
  @Describe(
    'The latest ten e-mails that were captured instead of sent, newest first; none where they are sent. Administrators only.',
  )
  adminCapturedMails = listCapturedMails;

  @Mutation(Boolean, { args: MailIdArgs })
  @Describe('Tries again to deliver an undeliverable e-mail. Administrators only.')
  resendMail = resendMail;

  @Mutation(Boolean, { args: MailIdArgs })
  @Describe('Deletes an undeliverable e-mail. Administrators only.')
  dismissMail = dismissMail;
}
