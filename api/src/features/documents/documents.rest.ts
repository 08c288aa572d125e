import { route } from '../../kit/rest';
import { PropertyDocumentsArgs } from './document.inputs';
import { listPropertyDocuments } from './use-cases/read-documents';

export const documentsRoutes = [
  route({
    method: 'GET',
    url: '/api/properties/:propertyId/documents',
    tag: 'Documents',
    summary:
      'The papers of a property: all for its owners and administrators, those for everyone for its guests.',
    params: PropertyDocumentsArgs,
    handle: (call, { params }) => listPropertyDocuments(call, params),
  }),
];
