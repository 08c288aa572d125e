import { Int, Resolver } from 'type-graphql';
import { Describe, Mutation, PersonalSubscription, Query } from '../../core/graphql/operations';
import { TalkEvent } from './talk.events';
import {
  AnnounceToHousesInput,
  EditTalkMessageInput,
  MarkTalkReadInput,
  PinTalkMessageInput,
  ReactToTalkMessageInput,
  SearchTalkArgs,
  SendTalkMessageInput,
  SetNewcomersReadAllInput,
  SetTalkNotifyInput,
  TalkArgs,
  TalkMessageArgs,
  TalkMessagesArgs,
} from './talk.inputs';
import { TalkMessageView, TalkNotify, TalkPage, TalkSummary, TalkView } from './talk.types';
import { joinTalk, leaveTalk, setNewcomersReadAll } from './use-cases/administer-talk';
import { announceToHouses } from './use-cases/announce-to-houses';
import { deleteTalkMessage, editTalkMessage } from './use-cases/edit-talk-message';
import { pinTalkMessage, reactToTalkMessage } from './use-cases/mark-talk-message';
import { markTalkRead } from './use-cases/mark-talk-read';
import { listTalks, readTalk, readTalkMessages } from './use-cases/read-talk';
import { searchTalk } from './use-cases/search-talk';
import { sendTalkMessage } from './use-cases/send-talk-message';
import { setTalkNotify } from './use-cases/set-talk-notify';
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

  @Query(TalkPage, { args: SearchTalkArgs })
  @Describe('The messages of a talk, or of all of yours, that contain words, newest first.')
  searchTalk = searchTalk;

  @Mutation(TalkMessageView, { input: SendTalkMessageInput })
  @Describe('Sends a message to a talk; a repeated clientKey returns the first message.')
  sendTalkMessage = sendTalkMessage;

  @Mutation(Boolean, { input: MarkTalkReadInput })
  @Describe('Marks the messages of a talk up to the given one as read.')
  markTalkRead = markTalkRead;

  @Mutation(TalkMessageView, { input: EditTalkMessageInput })
  @Describe('Changes a message of yours, within 15 minutes after you sent it.')
  editTalkMessage = editTalkMessage;

  @Mutation(TalkMessageView, { args: TalkMessageArgs })
  @Describe(
    'Deletes a message of yours, or any in a talk that you have joined as an administrator.',
  )
  deleteTalkMessage = deleteTalkMessage;

  @Mutation(TalkMessageView, { input: ReactToTalkMessageInput })
  @Describe('Reacts to a message, or takes that back.')
  reactToTalkMessage = reactToTalkMessage;

  @Mutation(TalkMessageView, { input: PinTalkMessageInput })
  @Describe('Pins a message for all who take part, of at most 20, or unpins it.')
  pinTalkMessage = pinTalkMessage;

  @Mutation(TalkNotify, { input: SetTalkNotifyInput })
  @Describe('Chooses which messages of a talk notify you on your devices.')
  setTalkNotify = setTalkNotify;

  @Mutation(TalkView, { args: TalkArgs })
  @Describe('Takes part in the talk of a property, where all see you. Administrators only.')
  joinTalk = joinTalk;

  @Mutation(Boolean, { args: TalkArgs })
  @Describe('No longer takes part in a talk that you joined. Administrators only.')
  leaveTalk = leaveTalk;

  @Mutation(Boolean, { input: SetNewcomersReadAllInput })
  @Describe(
    'Decides whether people who join a talk read what was written before. Administrators only.',
  )
  setNewcomersReadAll = setNewcomersReadAll;

  @Mutation(Int, { input: AnnounceToHousesInput })
  @Describe(
    'Announces something in the talks of one, several or all properties; returns how many. Administrators only.',
  )
  announceToHouses = announceToHouses;

  @PersonalSubscription(TalkEvent, watchTalks)
  @Describe('Changes in the talks in which you take part.')
  myTalkEvents = talkEvent;
}
