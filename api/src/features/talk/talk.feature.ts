import type { Feature } from '../../core/feature';
import {
  Talk,
  TalkFile,
  TalkMentionOfUser,
  TalkMessage,
  TalkPeriod,
  TalkReactionOfUser,
  TalkReader,
} from './talk.entities';
import * as happenings from './talk.happenings';
import { talkNotices } from './talk.notices';
import { talkPersonalData } from './talk.privacy';
import { TalkResolver } from './talk.resolver';

/** The conversation of the people of each property. */
export const talkFeature: Feature = {
  name: 'talk',
  uses: ['auth', 'files', 'properties', 'shares'],
  happenings,
  entities: [
    ...[Talk, TalkFile, TalkMentionOfUser, TalkMessage, TalkPeriod, TalkReactionOfUser],
    TalkReader,
  ],
  resolvers: [TalkResolver],
  scopes: {
    myTalkEvents: 'MESSAGES_READ',
    talk: 'MESSAGES_READ',
    talkMessages: 'MESSAGES_READ',
    talks: 'MESSAGES_READ',
    markTalkRead: 'MESSAGES_WRITE',
    sendTalkMessage: 'MESSAGES_WRITE',
  },
  notices: { talk: talkNotices },
  personalData: talkPersonalData,
};
