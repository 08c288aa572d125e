import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../core/input/numbered-page';
import type { RequestContext } from '../../core/request-context';
import { MailIdArgs } from './mail.inputs';
import { CapturedMailLine, FailedMailPage, ResentMail } from './mail.types';
import { dismissMail } from './use-cases/dismiss-mail';
import { listLatestCapturedMails } from './use-cases/list-captured-mails';
import { listFailedMails } from './use-cases/list-failed-mails';
import { listResentMails } from './use-cases/list-resent-mails';
import { resendMail } from './use-cases/resend-mail';

@Resolver()
export class MailResolver {
  @Query(() => FailedMailPage, {
    description: 'Undeliverable e-mails, newest first. Administrators only.',
  })
  adminFailedMails(@Ctx() call: RequestContext, @Args(() => PageArgs) args: PageArgs) {
    return listFailedMails(call, args);
  }

  @Query(() => [ResentMail], {
    description:
      'E-mails sent again within the last hour and what came of each, newest first. Administrators only.',
  })
  adminResentMails(@Ctx() call: RequestContext) {
    return listResentMails(call);
  }

  @Query(() => [CapturedMailLine], {
    description:
      'The latest ten e-mails that were captured instead of sent, newest first; none where they are sent. Administrators only.',
  })
  adminCapturedMails(@Ctx() call: RequestContext) {
    return listLatestCapturedMails(call);
  }

  @Mutation(() => Boolean, {
    description: 'Tries again to deliver an undeliverable e-mail. Administrators only.',
  })
  resendMail(@Ctx() call: RequestContext, @Args(() => MailIdArgs) args: MailIdArgs) {
    return resendMail(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes an undeliverable e-mail. Administrators only.' })
  dismissMail(@Ctx() call: RequestContext, @Args(() => MailIdArgs) args: MailIdArgs) {
    return dismissMail(call, args);
  }
}
