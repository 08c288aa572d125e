import { IS_LINKED, MAY_KNOW_PROPERTY } from '../shares/share.policy';

/** The columns of a DocumentView, from property_documents `d`. */
export const DOCUMENT_COLUMNS = `d.id, d.property_id as "propertyId", d.title,
      d.document_type as "documentType", d.content, d.access_level as "accessLevel",
      d.created_at as "createdAt", d.updated_at as "updatedAt", d.version`;

/** What person $1 may read of property `p`: everything as co-owner or administrator, some as guest. */
export const ACCESS = `lateral (select ${MAY_KNOW_PROPERTY} as "to_all", ${IS_LINKED} as "to_some") access`;

/** True for the documents `d` that the access allows. */
export const MAY_READ = `(access.to_all or access.to_some and d.access_level = 'everyone')`;
