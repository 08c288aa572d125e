import { filesBelow, readText } from './fingerprint.mjs';

/** Patterns of words that we avoid, in alphabetical order; docs/develop.md names better ones. */
const WORDS = JSON.parse(readText('scripts/lib/words.json'));
const AVOIDED = new RegExp(`\\b(${WORDS.join('|')})\\b`, 'i');
/** A sentence of a comment that begins with a relative clause without a noun before it. */
const WITHOUT_NOUN = /^\/(\*\*|\/|.*[a-z)’'][.;]) (What|Whatever|Who|Whom|Whose) /;
/** Phrases of comments for which there is a plain word: result, notified, regardless of. */
const BOOKISH = /\b((came|comes?) of|hears? of|whatever (its|the|their))\b/i;

const FOLDERS = [
  'api/codegen',
  'api/src',
  'api/test',
  'lab',
  'packages',
  'scripts',
  'web/e2e',
  'web/src',
];

/** The text in quotes, and between JSX tags. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|>[^<>{}();=]+</g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
/** A text followed by a function, as the title of a test is. */
const TITLES = /\(\s*('(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`),\s*(?:async\s*)?\(/g;

/** Whether people read the texts of a file. */
const isShown = (file) =>
  /^(api|web)\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/test\/|\/(demo|load|migrations|generated)\//.test(file);

/** Migrations stay as they were released; what is generated says what its source says. */
const isCode = (file) =>
  /\.(ts|tsx|mjs|cjs)$/.test(file) && !/\/(dist|migrations|generated)\//.test(file);

/** Joins the lines of a comment, so that words on either side of a line break stand together. */
const onOneLine = (text) => text.replace(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ').trim();

/** Returns the texts with spaces in them, which are those that people read. */
const shownTexts = (text) =>
  (text.replace(COMMENTS, '').match(TEXTS) ?? []).filter((it) => it.includes(' '));

/**
 * Returns avoided words in what people read (errors, emails, descriptions and screens), in comments
 * and in test titles, as 'file: text'.
 */
export function avoidedWords() {
  const found = filesBelow(FOLDERS, isCode).flatMap((file) => {
    const text = readText(file);
    const titles = [...text.matchAll(TITLES)].map(([, title]) => title);
    const comments = (text.match(COMMENTS) ?? []).map(onOneLine);
    const texts = [...titles, ...(isShown(file) ? shownTexts(text) : [])].map(onOneLine);
    return [
      ...[...comments, ...texts].filter((it) => AVOIDED.test(it)),
      ...comments.filter((it) => WITHOUT_NOUN.test(it) || BOOKISH.test(it)),
    ].map((it) => `${file}: ${it}`);
  });
  return [...new Set(found)];
}
