import { Resolver } from 'type-graphql';
import { noticesTopic } from '../../core/audiences/announce';
import { watchOwn } from '../../core/events/watch';
import { Describe, Mutation, Query, Subscription } from '../../core/graphql/operations';
import { NoticeChoicesInput } from './notices.inputs';
import { NoticeChoicesView } from './notices.types';
import { readNoticeChoices, saveNoticeChoices } from './use-cases/notice-choices';

/** The notices of the signed-in user. */
@Resolver()
export class NoticesResolver {
  @Query(NoticeChoicesView)
  @Describe('When you are notified of what happens to your shares, weeks and stays.')
  noticeChoices = readNoticeChoices;

  @Mutation(NoticeChoicesView, { input: NoticeChoicesInput })
  @Describe('Chooses when you are notified of what happens to your shares, weeks and stays.')
  saveNoticeChoices = saveNoticeChoices;

  @Subscription(Boolean, watchOwn(noticesTopic))
  @Describe('True each time something happens to your shares, weeks or stays.')
  myNotices = () => true;
}
