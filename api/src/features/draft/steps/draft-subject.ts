interface House {
  propertyId: number;
  year: number;
}

/** The path of the page of a draft. */
export const draftPath = ({ propertyId, year }: House): string =>
  `/draft?property=${propertyId}&year=${year}`;

/** Returns the draft's name in the audit log. */
export function draftSubject(draft: { id: number; propertyName: string; year: number }): string {
  return `Draft ${draft.id}, ${draft.propertyName} ${draft.year}`;
}
