/** Focuses the first field in `root` that is marked as wrong. */
export function focusFirstProblem(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
