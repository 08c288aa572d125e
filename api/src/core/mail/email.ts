/** A file attached to an email. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** A labelled link. */
export interface EmailLink {
  label: string;
  url: string;
}

/** One of several subjects of an email, with quotes and a link. */
export interface EmailSection {
  title: string;
  quotes: string[];
  action: EmailLink;
}

/** The content of an email; all share one layout, and every field is shown as plain text. */
export interface Email {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large on its own, such as a one-time code. */
  highlight?: string;
  /** Shown as a table. */
  facts?: { label: string; value: string }[];
  /** A user's own words, with their line breaks. */
  quote?: string;
  sections?: EmailSection[];
  action?: EmailLink;
  /** Reply-To address; without one, the email says that replies are not read. */
  replyTo?: string;
  /** The subject, such as 'request-7': email clients group emails with the same one. */
  thread?: string | undefined;
  /** Unsubscribes from emails of this kind: GET shows a page, POST acts at once (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
  /** True for one of many that no one waits for: delivered after all others. */
  isBulk?: boolean;
  /** When the content stops being of use, such as a code; not delivered after that. */
  expiresAt?: Date;
}

/** The last line of every email. */
export const SIGN_OFF = 'Fairweek: the fair way to share a holiday home';
/** The label of the unsubscribe link. */
export const UNSUBSCRIBE = 'Stop these emails';

/** Says where to reply instead; undefined for an email with a Reply-To address. */
export function replyNote({ replyTo, action, sections = [] }: Email): string | undefined {
  if (replyTo) return undefined;
  const note = 'Replies to this email are not read.';
  if (sections.length > 1) return `${note} Please use the links above.`;
  if (action || sections.length > 0) return `${note} Please use the link above.`;
  return `${note} Please write in Messages, in Fairweek.`;
}

const quoted = (words: string) =>
  words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');

const linked = ({ label, url }: EmailLink) => `${label}: ${url}`;

/** Renders the text alternative, which is complete without the HTML. */
export function emailText(email: Email): string {
  const { paragraphs, highlight, facts = [], quote, sections = [], action } = email;
  const parts = [...paragraphs];
  if (highlight) parts.push(highlight);
  if (facts.length > 0) parts.push(facts.map((it) => `${it.label}: ${it.value}`).join('\n'));
  if (quote) parts.push(quoted(quote));
  for (const it of sections) parts.push(it.title, ...it.quotes.map(quoted), linked(it.action));
  if (action) parts.push(linked(action));
  const note = replyNote(email);
  if (note) parts.push(note);
  const footer = ['-- ', SIGN_OFF];
  if (email.unsubscribeUrl) footer.push(linked({ label: UNSUBSCRIBE, url: email.unsubscribeUrl }));
  return [...parts, footer.join('\n')].join('\n\n');
}

/** The time when what an email has expires. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
