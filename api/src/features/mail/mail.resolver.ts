import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Call } from '../../kit/call';
import { PageArgs } from '../../kit/page';
import { MailIdArgs } from './mail.inputs';
import { FailedMailPage } from './mail.types';
import { dismissMail } from './use-cases/dismiss-mail';
import { listFailedMails } from './use-cases/list-failed-mails';
import { resendMail } from './use-cases/resend-mail';

@Resolver()
export class MailResolver {
  @Query(() => FailedMailPage, {
    description: 'Mails that could not be delivered, the latest first; for administrators.',
  })
  adminFailedMails(@Ctx() call: Call, @Args(() => PageArgs) args: PageArgs) {
    return listFailedMails(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Tries to deliver a failed mail again, from the beginning; for administrators.',
  })
  resendMail(@Ctx() call: Call, @Args(() => MailIdArgs) args: MailIdArgs) {
    return resendMail(call, args);
  }

  @Mutation(() => Boolean, { description: 'Deletes a failed mail; for administrators.' })
  dismissMail(@Ctx() call: Call, @Args(() => MailIdArgs) args: MailIdArgs) {
    return dismissMail(call, args);
  }
}
