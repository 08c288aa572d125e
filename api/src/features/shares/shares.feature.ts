import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { AdminSharesResolver } from './management/admin-shares.resolver';
import { adminSharesRoutes } from './management/admin-shares.routes';
import { propertiesWaiting } from './management/shares.waiting';
import { ShareInvitation } from './members/share-invitation.entity';
import { ShareMembersResolver } from './members/share-members.resolver';
import { PlannedHandover } from './planned/planned-handover.entity';
import { PlannedHandoversResolver } from './planned/planned-handovers.resolver';
import { handoverWordings } from './planned/planned-handovers.wordings';
import { settleHandovers } from './planned/use-cases/settle-handovers';
import { Share, ShareMember, Tenure } from './share.entity';
import { shareAudit } from './shares.audit';
import * as happenings from './shares.happenings';
import { sharesPersonalData } from './shares.privacy';
import { SharesResolver } from './shares.resolver';
import { sharesRoutes } from './shares.routes';
import { shareWordings } from './shares.wordings';

/** The shares of properties and their owners. */
export const sharesFeature: Feature = {
  name: 'shares',
  uses: ['audit', 'auth', 'properties'],
  happenings,
  entities: [Share, ShareMember, Tenure, ShareInvitation, PlannedHandover],
  resolvers: [SharesResolver, AdminSharesResolver, ShareMembersResolver, PlannedHandoversResolver],
  scopes: {
    myShares: 'PROPERTIES_READ',
    propertyShares: 'PROPERTIES_READ',
    shareMembers: 'PROPERTIES_READ',
    adminShares: 'PROPERTIES_ADMIN',
    assignShare: 'PROPERTIES_ADMIN',
    freeShareNumbers: 'PROPERTIES_ADMIN',
    removeShare: 'PROPERTIES_ADMIN',
    shareHandover: 'PROPERTIES_ADMIN',
    handoverCounts: 'PROPERTIES_ADMIN',
    upsertShareOwner: 'PROPERTIES_ADMIN',
    shareHistory: 'PROPERTIES_ADMIN',
    planHandover: 'PROPERTIES_ADMIN',
    callOffHandover: 'PROPERTIES_ADMIN',
  },
  viewable: ['myShares'],
  routes: [...sharesRoutes, ...adminSharesRoutes],
  periodic: [{ run: settleHandovers, everyMs: 30_000 }],
  auditAreas: { share: shareAudit },
  personalData: sharesPersonalData,
  purge: purgeBy(
    'purge-share-invitations',
    `with ended as (delete from planned_handovers where status <> 'PLANNED' and is_told)
      delete from share_invitations where expires_at < now()`,
    () => [],
  ),
  waiting: propertiesWaiting,
  wordings: { ...shareWordings, ...handoverWordings },
};
