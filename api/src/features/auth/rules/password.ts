/** Minimum length of a password, in characters (spec §9). */
export const MIN_PASSWORD_CHARACTERS = 6;

/**
 * Maximum length in bytes of UTF-8; bcrypt ignores the rest, so a longer password is refused, never
 * cut.
 */
export const MAX_PASSWORD_BYTES = 72;

/** Returns what is wrong with a new password, as a sentence; null if it is valid. */
export function passwordProblem(password: string): string | null {
  if ([...password].length < MIN_PASSWORD_CHARACTERS) {
    return `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`;
  }
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) {
    return `Password must be at most ${MAX_PASSWORD_BYTES} bytes long (about ${MAX_PASSWORD_BYTES} letters).`;
  }
  return null;
}
