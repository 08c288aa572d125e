import type { Feature } from '../../kit/feature';
import { ImportJob, ImportRow } from './import.entities';
import { ImportsResolver } from './imports.resolver';

/** Owners and shares from CSV files. */
export const importsFeature: Feature = {
  name: 'imports',
  uses: ['audit'],
  entities: [ImportJob, ImportRow],
  resolvers: [ImportsResolver],
};
