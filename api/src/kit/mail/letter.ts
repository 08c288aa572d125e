/** A file that goes with a mail. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** A label that leads to an address. */
export interface LetterLink {
  label: string;
  url: string;
}

/** One of several things that a letter tells of, each with people's own words and a way there. */
export interface LetterSection {
  title: string;
  quotes: string[];
  action: LetterLink;
}

/** What a mail says; all letters share one layout, and whatever stands here is shown as plain text. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large on its own, like a one-time code. */
  highlight?: string;
  /** Shown as a table. */
  facts?: { label: string; value: string }[];
  /** A person's own words, with their line breaks. */
  quote?: string;
  sections?: LetterSection[];
  action?: LetterLink;
  /** Where answers go; defaults to the sender. */
  replyTo?: string;
  /** Stops mails of this kind, by a GET with a page and by a POST at once (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
  /** When what it says stops being of use, like a code; it is not delivered after that. */
  expiresAt?: Date;
}

/** Stands at the end of every letter. */
export const SIGN_OFF = 'Fairweek: the fair way to share a holiday home';
/** What the way out of a kind of mail is called. */
export const UNSUBSCRIBE = 'Stop these mails';

const quoted = (words: string) =>
  words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');

const linked = ({ label, url }: LetterLink) => `${label}: ${url}`;

/** The text alternative, which is all that a reader without HTML needs. */
export function letterText(letter: Letter): string {
  const { paragraphs, highlight, facts = [], quote, sections = [], action } = letter;
  const parts = [...paragraphs];
  if (highlight) parts.push(highlight);
  if (facts.length > 0) parts.push(facts.map((it) => `${it.label}: ${it.value}`).join('\n'));
  if (quote) parts.push(quoted(quote));
  for (const it of sections) parts.push(it.title, ...it.quotes.map(quoted), linked(it.action));
  if (action) parts.push(linked(action));
  const footer = ['-- ', SIGN_OFF];
  if (letter.unsubscribeUrl)
    footer.push(linked({ label: UNSUBSCRIBE, url: letter.unsubscribeUrl }));
  return [...parts, footer.join('\n')].join('\n\n');
}
