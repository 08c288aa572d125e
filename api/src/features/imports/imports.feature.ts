import type { Feature } from '../../core/feature';
import { requireAdministrator } from '../../core/request-context';
import { ImportEffect, ImportJob, ImportRow, ImportUser } from './import.entities';
import { importAudit } from './imports.audit';
import * as happenings from './imports.happenings';
import { importsPersonalData } from './imports.privacy';
import { ImportsResolver } from './imports.resolver';
import { importsRoutes } from './imports.routes';
import { APPLY_IMPORT, runImport } from './use-cases/apply-import';
import { purgeOldImports } from './use-cases/purge-old-imports';

/** Owners, shares and weeks from CSV files. */
export const importsFeature: Feature = {
  name: 'imports',
  uses: ['audit', 'auth', 'properties', 'shares', 'weeks', 'invitations', 'people'],
  happenings,
  entities: [ImportEffect, ImportJob, ImportRow, ImportUser],
  resolvers: [ImportsResolver],
  scopes: {
    applyImport: 'PROPERTIES_ADMIN',
    correctImportRow: 'PROPERTIES_ADMIN',
    discardImport: 'PROPERTIES_ADMIN',
    importJob: 'PROPERTIES_ADMIN',
    importJobs: 'PROPERTIES_ADMIN',
    'ImportJob.rows': 'PROPERTIES_ADMIN',
    'ImportJob.invitations': 'PROPERTIES_ADMIN',
    'ImportJob.takeBack': 'PROPERTIES_ADMIN',
  },
  policies: { takeBackImport: requireAdministrator },
  routes: importsRoutes,
  jobs: { [APPLY_IMPORT]: runImport },
  purge: purgeOldImports,
  auditAreas: { import: importAudit },
  personalData: importsPersonalData,
};
