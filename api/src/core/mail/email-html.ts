import {
  type Email,
  type EmailLink,
  type EmailSection,
  replyNote,
  SIGN_OFF,
  UNSUBSCRIBE,
} from './email';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, between tags or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const BODY =
  "margin:0;background:#f6f3ee;padding:32px 16px;font:16px/1.5 'Source Sans 3','Segoe UI',sans-serif;color:#2b2a27";
const SHEET =
  'max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px;overflow-wrap:break-word';
const TITLE = 'margin:0 0 16px;font:400 24px/1.3 Georgia,serif';
const LARGE = 'margin:24px 0;font-size:32px;letter-spacing:8px;font-weight:700';
const BUTTON =
  'background:#1d5fa8;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block';
const QUOTE =
  'margin:0 0 16px;padding:8px 16px;border-left:3px solid #d9d2c5;background:#faf8f4;white-space:pre-line';
const SMALL = 'font-size:13px;color:#6b6860';

/** The colours in the dark, for email clients that read styles; the classes are where one is inline. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.page{background:#1b1a18!important;color:#ece8e0!important}
.sheet{background:#282623!important}
.quote{background:#32302c!important;border-color:#5b564c!important}
.small{color:#b3ada1!important}
.link{color:#93bdf0!important}
.button{background:#93bdf0!important;color:#14263a!important}
}`;
const SCHEMES = ['color-scheme', 'supported-color-schemes']
  .map((name) => `<meta name="${name}" content="light dark">`)
  .join('');

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ label, url }: EmailLink) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" class="button" style="${BUTTON}">${escapeHtml(label)}</a></p>`;

// The line breaks are there twice: not every email client supports white-space.
const blockquote = (words: string) =>
  `<blockquote class="quote" style="${QUOTE}">${escapeHtml(words).replace(/\r\n|\r|\n/g, '<br>')}</blockquote>`;

function table(facts: NonNullable<Email['facts']>): string {
  const row = ({ label, value }: { label: string; value: string }) =>
    `<tr><th scope="row" class="small" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#6b6860">${escapeHtml(label)}</th><td style="padding:6px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`;
  return `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(row).join('')}</table>`;
}

const section = ({ title, quotes, action }: EmailSection) =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${escapeHtml(title)}</h2>${quotes.map(blockquote).join('')}<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" class="link" style="color:#1d5fa8">${escapeHtml(action.label)}</a></p>`;

/**
 * Renders the HTML alternative: one narrow column with inline styles, colours for the dark, and no
 * external resources.
 */
export function emailHtml(email: Email): string {
  const { subject, paragraphs, highlight, facts = [], quote, sections = [], action } = email;
  const parts = paragraphs.map(paragraph);
  if (highlight) parts.push(`<p style="${LARGE}">${escapeHtml(highlight)}</p>`);
  if (facts.length > 0) parts.push(table(facts));
  if (quote) parts.push(blockquote(quote));
  parts.push(...sections.map(section));
  if (action) parts.push(button(action));
  const note = replyNote(email);
  const answers = note ? `${escapeHtml(note)}<br>` : '';
  const wayOut = email.unsubscribeUrl
    ? `<br><a href="${escapeHtml(email.unsubscribeUrl)}" class="small" style="${SMALL}">${UNSUBSCRIBE}</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${SCHEMES}<title>${escapeHtml(subject)}</title><style>${DARK}</style></head><body class="page" style="${BODY}"><div class="sheet" style="${SHEET}"><h1 style="${TITLE}">${escapeHtml(subject)}</h1>${parts.join('')}<p class="small" style="margin:32px 0 0;${SMALL}">${answers}${SIGN_OFF}${wayOut}</p></div></body></html>`;
}
