import type { Feature } from '../../core/feature';
import { CompanyDraftsResolver } from './company-drafts.resolver';
import { draftAudit } from './draft.audit';
import { Draft, DraftLogRow, DraftPickRow, WishList } from './draft.entities';
import { draftNotices } from './draft.notices';
import { draftPersonalData } from './draft.privacy';
import { DraftResolver } from './draft.resolver';
import { draftRoutes } from './draft.routes';
import { draftsWaiting } from './draft.waiting';
import { DraftDelegation } from './draft-delegation.entity';
import { NextChoiceResolver } from './next-choice.resolver';
import { correctClocks, processDueDrafts } from './use-cases/process-due-drafts';

/** The season draft: choosing weeks in turns. */
export const draftFeature: Feature = {
  name: 'draft',
  uses: ['audit', 'auth', 'properties', 'push', 'shares', 'rotation', 'weeks'],
  entities: [Draft, DraftDelegation, DraftLogRow, DraftPickRow, WishList],
  resolvers: [CompanyDraftsResolver, DraftResolver, NextChoiceResolver],
  routes: draftRoutes,
  periodic: [
    // Turns are short in a draft that is held as a live meeting.
    { run: processDueDrafts, everyMs: 500 },
    { run: correctClocks, everyMs: 5_000 },
  ],
  auditAreas: { draft: draftAudit },
  notices: { draft: draftNotices },
  personalData: draftPersonalData,
  waiting: draftsWaiting,
};
