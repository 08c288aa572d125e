import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { FilePurpose } from '../files/file.types';
import { talkAudit } from './talk.audit';
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
import { talkWays } from './talk.ways';
import { talkFile } from './use-cases/talk-file';

/** The conversation of the people of each property. */
export const talkFeature: Feature = {
  name: 'talk',
  uses: ['audit', 'auth', 'files', 'properties', 'shares'],
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
    searchTalk: 'MESSAGES_READ',
    talks: 'MESSAGES_READ',
    deleteTalkMessage: 'MESSAGES_WRITE',
    editTalkMessage: 'MESSAGES_WRITE',
    markTalkRead: 'MESSAGES_WRITE',
    pinTalkMessage: 'MESSAGES_WRITE',
    reactToTalkMessage: 'MESSAGES_WRITE',
    sendTalkMessage: 'MESSAGES_WRITE',
    setTalkNotify: 'MESSAGES_WRITE',
  },
  // No token takes part or announces as an administrator.
  policies: {
    announceToHouses: requireAdministrator,
    joinTalk: requireAdministrator,
    leaveTalk: requireAdministrator,
    setNewcomersReadAll: requireAdministrator,
  },
  fileKinds: { [FilePurpose.TALK]: talkFile },
  auditAreas: { talk: talkAudit },
  ways: talkWays,
  notices: { talk: talkNotices },
  personalData: talkPersonalData,
};
