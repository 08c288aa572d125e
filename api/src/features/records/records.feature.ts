import type { Feature } from '../../core/feature';
import * as happenings from './records.happenings';
import { RecordsResolver } from './records.resolver';

/** Everything about one property or one user, gathered for administrators. */
export const recordsFeature: Feature = {
  name: 'records',
  uses: [
    'auth',
    'documents',
    'draft',
    'people',
    'properties',
    'shares',
    'special-requests',
    'swaps',
    'weeks',
  ],
  happenings,
  resolvers: [RecordsResolver],
  scopes: {
    deleteProperty: 'PROPERTIES_ADMIN',
    propertyRecord: 'PROPERTIES_ADMIN',
    userRecord: 'PEOPLE_ADMIN',
  },
};
