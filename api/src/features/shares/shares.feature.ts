import type { Feature } from '../../core/feature';
import { AdminSharesResolver } from './management/admin-shares.resolver';
import { adminSharesRoutes } from './management/admin-shares.routes';
import { propertiesWaiting } from './management/shares.waiting';
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
  entities: [Share, ShareMember, Tenure],
  resolvers: [SharesResolver, AdminSharesResolver],
  scopes: {
    myShares: 'PROPERTIES_READ',
    propertyShares: 'PROPERTIES_READ',
    adminShares: 'PROPERTIES_ADMIN',
    assignShare: 'PROPERTIES_ADMIN',
    freeShareNumbers: 'PROPERTIES_ADMIN',
    removeShare: 'PROPERTIES_ADMIN',
    shareHandover: 'PROPERTIES_ADMIN',
    handoverCounts: 'PROPERTIES_ADMIN',
    upsertShareOwner: 'PROPERTIES_ADMIN',
  },
  viewable: ['myShares'],
  routes: [...sharesRoutes, ...adminSharesRoutes],
  auditAreas: { share: shareAudit },
  personalData: sharesPersonalData,
  waiting: propertiesWaiting,
  wordings: shareWordings,
};
