/** The text of a form's named fields, read when it is sent, so that whatever a password manager filled in counts. */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries);
}

/** Puts the cursor into a form's named field and selects what is there. */
export function focusField(form: HTMLFormElement, field: string): void {
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  }
}
