import type { Feature } from '../../core/feature';
import { DocumentRevision, PropertyDocument } from './document.entities';
import { documentAudit } from './documents.audit';
import * as happenings from './documents.happenings';
import { DocumentsResolver } from './documents.resolver';
import { documentsRoutes } from './documents.routes';

/** The documents of a property. */
export const documentsFeature: Feature = {
  name: 'documents',
  uses: ['audit', 'auth', 'people', 'properties', 'shares'],
  happenings,
  entities: [DocumentRevision, PropertyDocument],
  resolvers: [DocumentsResolver],
  scopes: {
    propertyDocuments: 'PROPERTIES_READ',
    searchDocuments: 'PROPERTIES_READ',
    createDocument: 'PROPERTIES_ADMIN',
    documentHistory: 'PROPERTIES_ADMIN',
    removeDocument: 'PROPERTIES_ADMIN',
    updateDocument: 'PROPERTIES_ADMIN',
  },
  viewable: ['propertyDocuments', 'searchDocuments'],
  routes: documentsRoutes,
  auditAreas: { document: documentAudit },
  // Only the user's row has the name of the person who changed it.
  personalData: { tables: ['document_revisions'] },
};
