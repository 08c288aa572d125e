import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { NoticeChoicesInput } from './notices.inputs';
import { NoticeChoicesView } from './notices.types';
import { readNoticeChoices, saveNoticeChoices } from './use-cases/notice-choices';
import { watchNotices } from './use-cases/watch-notices';

/** The notices of the signed-in user. */
@Resolver()
export class NoticesResolver {
  @Query(() => NoticeChoicesView, {
    description: 'When you are notified of what happens to your shares, weeks and stays.',
  })
  noticeChoices(@Ctx() call: RequestContext) {
    return readNoticeChoices(call);
  }

  @Mutation(() => NoticeChoicesView, {
    description: 'Chooses when you are notified of what happens to your shares, weeks and stays.',
  })
  saveNoticeChoices(@Ctx() call: RequestContext, @Arg('input') input: NoticeChoicesInput) {
    return saveNoticeChoices(call, input);
  }

  @Subscription(() => Boolean, {
    description: 'True each time something happens to your shares, weeks or stays.',
    subscribe: ({ context }: { context: RequestContext }) => watchNotices(context),
  })
  myNotices(@Root() _event: object): boolean {
    return true;
  }
}
