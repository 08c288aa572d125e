import type { Feature } from '../../core/feature';
import { propertyAudit } from './properties.audit';
import * as happenings from './properties.happenings';
import { PropertiesResolver } from './properties.resolver';
import { propertiesRoutes } from './properties.routes';
import { propertyWordings } from './properties.wordings';
import { Property } from './property.entity';
import { PropertyArrival } from './property-arrival.entity';

/** The properties, owned in shares. */
export const propertiesFeature: Feature = {
  name: 'properties',
  uses: ['audit'],
  happenings,
  entities: [Property, PropertyArrival],
  resolvers: [PropertiesResolver],
  scopes: {
    arrival: 'PROPERTIES_READ',
    properties: 'PROPERTIES_READ',
    property: 'PROPERTIES_READ',
    adminProperties: 'PROPERTIES_ADMIN',
    createProperty: 'PROPERTIES_ADMIN',
    sameProperty: 'PROPERTIES_ADMIN',
    saveArrival: 'PROPERTIES_ADMIN',
    updateProperty: 'PROPERTIES_ADMIN',
  },
  viewable: ['arrival', 'properties', 'property'],
  routes: propertiesRoutes,
  auditAreas: { property: propertyAudit },
  wordings: propertyWordings,
};
