/** Long enough that a random secret never contains one by chance. */
const COMMON_WORDS =
  /secret|password|passwort|changeme|change.me|fairweek|example|default|production|development|qwerty|letmein|please|keyboard/i;

/** Fewer distinct characters than any random secret of 32 hexadecimal digits. */
const FEWEST_CHARACTERS = 8;

/** Returns true if a text repeats one piece. */
function isRepeated(text: string): boolean {
  for (let piece = 1; piece <= text.length / 2; piece += 1) {
    if (text.slice(piece) === text.slice(0, -piece)) return true;
  }
  return false;
}

/** Returns true if most characters follow from the previous one, as in 'abcdef' and '987654'. */
function isSequence(text: string): boolean {
  const steps = [...text.slice(1)].map((_, index) =>
    Math.abs(text.charCodeAt(index + 1) - text.charCodeAt(index)),
  );
  return steps.filter((step) => step <= 1).length > steps.length * 0.6;
}

/** Returns what makes a secret easy to guess, completing 'this one …'; null for a random one. */
export function secretWeakness(secret: string): string | null {
  if (new Set(secret).size < FEWEST_CHARACTERS) return 'has few different characters';
  if (isRepeated(secret)) return 'repeats itself';
  if (isSequence(secret)) return 'is a sequence';
  return COMMON_WORDS.test(secret) ? 'has a common word in it' : null;
}
