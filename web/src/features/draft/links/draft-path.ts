/** Where the draft of a property's year is. */
export const draftPath = ({ propertyId, year }: { propertyId: string; year: number }) =>
  `/draft?property=${propertyId}&year=${year}`;
