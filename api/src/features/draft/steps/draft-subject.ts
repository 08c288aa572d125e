/** Returns the draft's name in the audit log. */
export function draftSubject(draft: { id: number; propertyName: string; year: number }): string {
  return `Draft ${draft.id}, ${draft.propertyName} ${draft.year}`;
}
