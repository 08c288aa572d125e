/** The path of a document. */
export const documentPath = ({ id, propertyId }: { id: string; propertyId: string }) =>
  `/documents?property=${propertyId}&document=${id}`;
