import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

/** Something that a reader can see: no white space, control, direction mark or other empty character. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (value: unknown) => typeof value === 'string' && VISIBLE.test(value);

/** Characters without width; not the joiners, which some scripts and emoji need. */
const WITHOUT_WIDTH = /[\u200B\u2060\uFEFF]/g;
/** Controls but null, which is refused, and marks that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
const UNWANTED = /[\x01-\x1F\x7F-\x9F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Makes one line of a name, in one spelling of its letters, and without characters that only disturb. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(WITHOUT_WIDTH, '')
    .replace(UNWANTED, '')
    .trim();

/** Takes blanks around an e-mail address away, and writes its domain as mail servers know it: in ASCII. */
export function tidyAddress(text: string): string {
  const address = text.replace(WITHOUT_WIDTH, '').trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  if (/^[\x00-\x7F]*$/.test(domain)) return address;
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/**
 * E-mail addresses ignore case and are compared as citext. Beyond ASCII that would turn 'İ' into
 * 'i', so that a stranger's address would match another user's. (Also, isEmail throws on half a
 * character.)
 */
export const isAddress = (value: unknown) =>
  typeof value === 'string' && /^[\x21-\x7e]*$/.test(value) && isEmail(value);
