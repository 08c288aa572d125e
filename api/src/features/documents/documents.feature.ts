import type { Feature } from '../../core/feature';
import { requireMember } from '../../core/request-context';
import { FilePurpose } from '../files/file.types';
import { DocumentRevision, PropertyDocument } from './document.entities';
import { documentAudit } from './documents.audit';
import * as happenings from './documents.happenings';
import { DocumentsResolver } from './documents.resolver';
import { documentsRoutes } from './documents.routes';
import { documentFile } from './use-cases/document-file';

/** The documents of a property. */
export const documentsFeature: Feature = {
  name: 'documents',
  uses: ['audit', 'auth', 'files', 'people', 'properties', 'shares'],
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
  // Tokens write as administrators alone; people as the use-cases say.
  policies: {
    createDocument: requireMember,
    documentHistory: requireMember,
    updateDocument: requireMember,
  },
  viewable: ['propertyDocuments', 'searchDocuments'],
  routes: documentsRoutes,
  fileKinds: { [FilePurpose.DOCUMENT]: documentFile },
  auditAreas: { document: documentAudit },
  // Only the user's row has the name of the person who changed it.
  personalData: { tables: ['document_revisions'] },
};
