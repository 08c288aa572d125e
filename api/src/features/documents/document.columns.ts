/** The columns of a DocumentView, from property_documents `d`. */
export const DOCUMENT_COLUMNS = `d.id, d.property_id as "propertyId", d.title,
      d.document_type as "documentType", d.content, d.access_level as "accessLevel",
      d.created_at as "createdAt", d.updated_at as "updatedAt", d.version`;
