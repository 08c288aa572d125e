import type { Feature } from '../../core/feature';
import { AdminArea } from '../audit/admin-event.type';
import { PropertiesResolver } from './properties.resolver';
import { propertiesRoutes } from './properties.routes';
import { Property } from './property.entity';

/** The properties, owned in shares. */
export const propertiesFeature: Feature = {
  name: 'properties',
  uses: ['audit'],
  entities: [Property],
  resolvers: [PropertiesResolver],
  routes: propertiesRoutes,
  auditAreas: { property: { area: AdminArea.PROPERTIES, tab: 'properties' } },
};
