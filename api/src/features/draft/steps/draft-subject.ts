/** What the log of administrators calls a draft. */
export function draftSubject(draft: { id: number; propertyName: string; year: number }): string {
  return `Draft ${draft.id}, ${draft.propertyName} ${draft.year}`;
}
