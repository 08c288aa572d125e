/**
 * Reads the named fields of a form on submit, which includes what a password manager has filled in.
 */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form);
  const entries = fields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries);
}

/** Focuses a named field of a form and selects its content. */
export function focusField(form: HTMLFormElement, field: string): void {
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  }
}

/** Focuses the first field in `root` that is marked as wrong. */
export function focusFirstProblem(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
