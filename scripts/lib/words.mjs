import { filesBelow, readText } from './fingerprint.mjs';

/** Patterns of words that we avoid, in alphabetical order; docs/develop.md names better ones. */
const WORDS = JSON.parse(readText('scripts/lib/words.json'));
const AVOIDED = new RegExp(`\\b(${WORDS.join('|')})\\b`, 'i');

/** Folders whose comments and test titles avoid them as well as what they show. */
const PLAIN_FOLDERS = [
  'api/bench',
  'api/chaos',
  'api/src',
  'api/test',
  'scripts',
  'web/e2e',
  'web/src',
];
/** What stands in quotes, and the text between JSX tags. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|>[^<>{}();=]+</g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
/** A text followed by a function, as the title of a test is. */
const TITLES = /\(\s*('(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`),\s*(?:async\s*)?\(/g;

const isShown = (file) =>
  /\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/test\/|\/(demo|load|migrations|generated|embedded-postgres)\//.test(file);

/** Migrations stay as they were released. */
const isCode = (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('/migrations/');

/** Joins the lines of a comment, so that words on either side of a line break stand together. */
const onOneLine = (text) => text.replace(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ').trim();

/**
 * Returns avoided words in what people read (errors, emails, descriptions and screens), and in
 * the comments and test titles of the plain folders, as 'file: text'.
 */
export function avoidedWords() {
  const found = (file, texts) =>
    texts
      .map(onOneLine)
      .filter((text) => AVOIDED.test(text))
      .map((text) => `${file}: ${text}`);
  const shown = filesBelow(['api/src', 'web/src'], isShown).flatMap((file) => {
    const texts = readText(file).replace(COMMENTS, '').match(TEXTS) ?? [];
    return found(
      file,
      texts.filter((text) => text.includes(' ')),
    );
  });
  const written = filesBelow(PLAIN_FOLDERS, isCode).flatMap((file) => {
    const text = readText(file);
    const titles = [...text.matchAll(TITLES)].map(([, title]) => title);
    return found(file, [...(text.match(COMMENTS) ?? []), ...titles]);
  });
  return [...new Set([...shown, ...written])];
}
