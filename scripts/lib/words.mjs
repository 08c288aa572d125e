import { filesBelow, readText } from './fingerprint.mjs';

/** Words that no one would say; docs/develop.md names better ones. */
const ARCHAIC =
  /\b(whoever|nobody|somebody|everybody|anew|thereupon|hearken|deeds?|mend(s|ed)?|unless told|put away|comes? to pass|become of)\b/i;

/** What stands in quotes, and the text between JSX tags. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|>[^<>{}();=]+</g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g;

const isShown = (file) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/test\/|\/(demo|load|migrations|generated|embedded-database)\//.test(file);

/** Archaic words in what people read: errors, mails, descriptions and screens, as 'file: text'. */
export function archaicTexts() {
  return filesBelow(['api/src', 'web/src'], isShown).flatMap((file) => {
    const texts = readText(file).replace(COMMENTS, '').match(TEXTS) ?? [];
    return texts
      .filter((text) => text.includes(' ') && ARCHAIC.test(text))
      .map((text) => `${file}: ${text.trim()}`);
  });
}
