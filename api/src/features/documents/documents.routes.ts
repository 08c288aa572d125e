import { listRoute, routesOf } from '../../core/http/rest';
import { wholeList } from '../../core/http/rest-list';
import { PropertyDocumentsArgs } from './document.inputs';
import { DocumentView } from './document.types';
import { listPropertyDocuments } from './use-cases/read-documents';

export const documentsRoutes = routesOf('Documents', [
  listRoute('/api/properties/:propertyId/documents', {
    id: 'listPropertyDocuments',
    scope: 'PROPERTIES_READ',
    summary:
      'List the documents of a property: all for its owners and administrators, those for everyone for its guests.',
    params: PropertyDocumentsArgs,
    answer: DocumentView,
    handle: async (call, { params }) => wholeList(await listPropertyDocuments(call, params)),
  }),
]);
