/** The path of a draft by property and year. */
export const draftPath = ({ propertyId, year }: { propertyId: string; year: number }) =>
  `/draft?property=${propertyId}&year=${year}`;
