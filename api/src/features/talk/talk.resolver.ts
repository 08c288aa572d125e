import { Resolver } from 'type-graphql';
import { Describe, Mutation, PersonalSubscription, Query } from '../../core/graphql/operations';
import { TalkEvent } from './talk.events';
import { MarkTalkReadInput, SendTalkMessageInput, TalkArgs, TalkMessagesArgs } from './talk.inputs';
import { TalkMessageView, TalkPage, TalkSummary, TalkView } from './talk.types';
import { markTalkRead } from './use-cases/mark-talk-read';
import { listTalks, readTalk, readTalkMessages } from './use-cases/read-talk';
import { sendTalkMessage } from './use-cases/send-talk-message';
import { talkEvent, watchTalks } from './use-cases/talk-event';

/** The conversations of the people of each property. */
@Resolver()
export class TalkResolver {
  @Query([TalkSummary])
  @Describe('The talks of your properties, the latest active first.')
  talks = listTalks;

  @Query(TalkView, { args: TalkArgs })
  @Describe('The talk of a property in which you take or took part; of any, for administrators.')
  talk = readTalk;

  @Query(TalkPage, { args: TalkMessagesArgs })
  @Describe('The messages of a talk that you may read, newest first.')
  talkMessages = readTalkMessages;

  @Mutation(TalkMessageView, { input: SendTalkMessageInput })
  @Describe('Sends a message to a talk; a repeated clientKey returns the first message.')
  sendTalkMessage = sendTalkMessage;

  @Mutation(Boolean, { input: MarkTalkReadInput })
  @Describe('Marks the messages of a talk up to the given one as read.')
  markTalkRead = markTalkRead;

  @PersonalSubscription(TalkEvent, watchTalks)
  @Describe('Changes in the talks in which you take part.')
  myTalkEvents = talkEvent;
}
