import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Something that a reader can see: no white space, control, direction mark or other empty character. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (value: unknown) => typeof value === 'string' && VISIBLE.test(value);

/**
 * Characters that cannot be seen: controls but null, which is refused, marks of direction and others.
 * Joiners, variants and tags stay, which some scripts and emoji need.
 */
const UNSEEN =
  /(?!\0|\p{White_Space}|\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Makes one line of a name, in one spelling of its letters, and without characters that cannot be seen. */
export const tidyName = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();

/** A domain in any letters; anything else would be cut off as part of an address of the web. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Takes blanks around an e-mail address away, and writes its domain as mail servers know it: in ASCII. */
export function tidyAddress(text: string): string {
  const address = text.replace(UNSEEN, '').trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!DOMAIN.test(domain)) return address;
  return `${address.slice(0, at)}${/[^a-z0-9.-]/i.test(domain) ? domainToASCII(domain) : domain}`;
}

/**
 * E-mail addresses ignore case and are compared as citext. Beyond ASCII that would turn 'İ' into
 * 'i', so that a stranger's address would match another user's. (Also, isEmail throws on half a
 * character.)
 */
export const isAddress = (value: unknown) =>
  typeof value === 'string' && /^[\x21-\x7e]*$/.test(value) && isEmail(value);

/** From this length, the start of a word finds it; shorter ones would find nearly everything. */
const PREFIX_CHARACTERS = 3;

/** The words of a text as a query of PostgreSQL: all of them, or longer ones that begin so. */
export const wordsQuery = (text: string): string =>
  (text.match(/[^\s'\\]+/g) ?? [])
    .map((word) => `'${word}'${[...word].length < PREFIX_CHARACTERS ? '' : ':*'}`)
    .join(' & ');
