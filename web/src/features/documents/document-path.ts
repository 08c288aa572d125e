/** Where one document is read. */
export const documentPath = ({ id, propertyId }: { id: string; propertyId: string }) =>
  `/documents?property=${propertyId}&document=${id}`;
