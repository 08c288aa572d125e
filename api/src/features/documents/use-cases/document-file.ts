import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { FileKind } from '../../../core/files/file-kind';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { policyValues, requirePropertyAccess } from '../../shares/share.policy';
import { MAY_READ_DOCUMENT, READER_ACCESS } from '../document.policy';

const MAY_READ = statement(
  'may-read-document-file',
  `select 1 as one from property_documents d join properties p on p.id = d.property_id
    join ${READER_ACCESS} on ${MAY_READ_DOCUMENT} where d.file_id = $3`,
);

/** Files of documents: owners and administrators upload them; who may read a document has its file. */
export const documentFile: FileKind<RequestContext> = {
  isOfProperty: true,
  takesPdf: true,
  async requireUpload(call, propertyId) {
    if (propertyId === undefined) throw propertyRefusal(requireMember(call));
    await requirePropertyAccess(call, propertyId);
  },
  async mayRead(call, { id }) {
    const actor = requireMember(call);
    // Administrators read earlier versions as well.
    if (actor.isAdminSession) return true;
    return (await read(call.app, MAY_READ, [...policyValues(actor), id])).length > 0;
  },
};
