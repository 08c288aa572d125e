import type { Feature } from '../../core/feature';
import { PROCESS_HANDOVER } from '../shares/steps/announce-handover';
import { DeviceKeyRow } from './devices/device-key.entity';
import { DevicesResolver } from './devices/devices.resolver';
import { draftAudit } from './draft.audit';
import { Draft, DraftLogRow, DraftPickRow, WishList } from './draft.entities';
import { DRAFT_CLOCKS } from './draft.events';
import * as happenings from './draft.happenings';
import { draftNotices } from './draft.notices';
import { draftPersonalData } from './draft.privacy';
import { DraftResolver } from './draft.resolver';
import { draftRoutes } from './draft.routes';
import { draftsWaiting } from './draft.waiting';
import { DraftHeadRow } from './heads/draft-head.entity';
import { OutlookResolver } from './ledger/outlook.resolver';
import { DraftDelegation } from './lists/draft-delegation.entity';
import { ListCommitmentRow } from './lists/list-commitment.entity';
import { CompanyDraftsResolver } from './plan/company-drafts.resolver';
import { NextChoiceResolver } from './room/next-choice.resolver';
import {
  correctClocks,
  processDueDrafts,
  processHandover,
} from './room/use-cases/process-due-drafts';
import { DraftStampRow } from './stamps/draft-stamp.entity';
import { stampDrafts } from './stamps/use-cases/stamp-drafts';
import { refuseDuringTurn } from './steps/refuse-during-turn';

/** The season draft: choosing weeks in turns. */
export const draftFeature: Feature = {
  name: 'draft',
  uses: ['audit', 'auth', 'chain', 'properties', 'rotation', 'shares', 'weeks'],
  happenings,
  entities: [
    Draft,
    DeviceKeyRow,
    DraftDelegation,
    DraftHeadRow,
    DraftLogRow,
    DraftPickRow,
    DraftStampRow,
    ListCommitmentRow,
    WishList,
  ],
  resolvers: [
    CompanyDraftsResolver,
    DevicesResolver,
    DraftResolver,
    NextChoiceResolver,
    OutlookResolver,
  ],
  scopes: {
    draft: 'DRAFT_READ',
    draftOutlook: 'DRAFT_READ',
    drafts: 'DRAFT_READ',
    draftWitnesses: 'DRAFT_READ',
    fairnessLedger: 'DRAFT_READ',
    myDraftEvents: 'DRAFT_READ',
    myCommittedLists: 'DRAFT_READ',
    myDraftResults: 'DRAFT_READ',
    nextChoices: 'DRAFT_READ',
    shareYears: 'DRAFT_READ',
    wishList: 'DRAFT_READ',
    pickWeek: 'DRAFT_WRITE',
    revokeDelegation: 'DRAFT_WRITE',
    saveWishList: 'DRAFT_WRITE',
    companyDraftCounts: 'DRAFT_ADMIN',
    companyDrafts: 'DRAFT_ADMIN',
    dropDraft: 'DRAFT_ADMIN',
    housesToPlan: 'DRAFT_ADMIN',
    openDraft: 'DRAFT_ADMIN',
    pauseDraft: 'DRAFT_ADMIN',
    pickForOwner: 'DRAFT_ADMIN',
    planDraft: 'DRAFT_ADMIN',
    rehearseDraft: 'DRAFT_ADMIN',
    rotationFill: 'DRAFT_ADMIN',
    agreeYear: 'DRAFT_ADMIN',
    unagreeYear: 'DRAFT_ADMIN',
    fillByRotation: 'DRAFT_ADMIN',
    resumeDraft: 'DRAFT_ADMIN',
    undoPick: 'DRAFT_ADMIN',
  },
  routes: draftRoutes,
  jobs: { [PROCESS_HANDOVER]: processHandover },
  periodic: [
    { run: processDueDrafts, everyMs: 15_000, wokenBy: [DRAFT_CLOCKS] },
    { run: correctClocks, everyMs: 15_000 },
    { run: stampDrafts, everyMs: 300_000, wokenBy: [DRAFT_CLOCKS] },
  ],
  auditAreas: { draft: draftAudit },
  notices: { draft: draftNotices },
  personalData: draftPersonalData,
  accessGuard: refuseDuringTurn,
  waiting: draftsWaiting,
};
