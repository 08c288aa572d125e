/** Shortest password (spec §9), in characters. */
export const MIN_PASSWORD_CHARACTERS = 6;

/** bcrypt reads no further; a longer password is refused, never cut. In bytes of UTF-8. */
export const MAX_PASSWORD_BYTES = 72;

/** What is wrong with a new password, as a sentence; null when nothing is. */
export function passwordProblem(password: string): string | null {
  if ([...password].length < MIN_PASSWORD_CHARACTERS) {
    return `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`;
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return `Password must be at most ${MAX_PASSWORD_BYTES} bytes long (about ${MAX_PASSWORD_BYTES} letters).`;
  }
  return null;
}
