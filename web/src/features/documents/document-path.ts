/** Where one document is read. */
export const documentPath = ({ id, propertyId }: { id: number; propertyId: number }) =>
  `/documents?property=${propertyId}&document=${id}`;
