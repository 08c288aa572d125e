import type { Feature } from '../../core/feature';
import { settleDraws } from './draws/use-cases/settle-draws';
import { rotationAudit } from './rotation.audit';
import * as happenings from './rotation.happenings';
import { RotationResolver } from './rotation.resolver';
import { rotationRoutes } from './rotation.routes';
import { RotationChange } from './rotation-change.entity';

/** Which share chooses first, year by year. */
export const rotationFeature: Feature = {
  name: 'rotation',
  uses: ['audit', 'auth', 'chain', 'properties', 'shares'],
  happenings,
  entities: [RotationChange],
  resolvers: [RotationResolver],
  scopes: {
    rotation: 'WEEKS_READ',
    updateRotation: 'WEEKS_ADMIN',
    beginDraw: 'WEEKS_ADMIN',
    cancelDraw: 'WEEKS_ADMIN',
    joinDraw: 'WEEKS_WRITE',
  },
  viewable: ['rotation'],
  routes: rotationRoutes,
  periodic: [{ run: settleDraws, everyMs: 60_000 }],
  wordings: {
    'draw.news': ({ propertyId, propertyName, title, news }) => ({
      subject: `${propertyName}: ${title}`,
      sentence: [news ?? ''],
      path: `/rotation?property=${propertyId}`,
    }),
  },
  auditAreas: { rotation: rotationAudit },
  // Only the user's row has the name of the person who changed it.
  personalData: { tables: ['rotation_changes'] },
};
