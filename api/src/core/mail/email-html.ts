import { escapeHtml } from '../http/html';
import { type Email, type EmailLink, type EmailSection, SIGN_OFF, UNSUBSCRIBE } from './email';

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

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ label, url }: EmailLink) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;

// The line breaks are there twice: not every email client supports white-space.
const blockquote = (words: string) =>
  `<blockquote style="${QUOTE}">${escapeHtml(words).replace(/\r\n|\r|\n/g, '<br>')}</blockquote>`;

function table(facts: NonNullable<Email['facts']>): string {
  const row = ({ label, value }: { label: string; value: string }) =>
    `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#6b6860">${escapeHtml(label)}</th><td style="padding:6px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`;
  return `<table style="margin:0 0 16px;border-collapse:collapse">${facts.map(row).join('')}</table>`;
}

const section = ({ title, quotes, action }: EmailSection) =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${escapeHtml(title)}</h2>${quotes.map(blockquote).join('')}<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="color:#1d5fa8">${escapeHtml(action.label)}</a></p>`;

/** Renders the HTML alternative: one narrow column with inline styles and no external resources. */
export function emailHtml(email: Email): string {
  const { subject, paragraphs, highlight, facts = [], quote, sections = [], action } = email;
  const parts = paragraphs.map(paragraph);
  if (highlight) parts.push(`<p style="${LARGE}">${escapeHtml(highlight)}</p>`);
  if (facts.length > 0) parts.push(table(facts));
  if (quote) parts.push(blockquote(quote));
  parts.push(...sections.map(section));
  if (action) parts.push(button(action));
  const wayOut = email.unsubscribeUrl
    ? `<br><a href="${escapeHtml(email.unsubscribeUrl)}" style="${SMALL}">${UNSUBSCRIBE}</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${BODY}"><div style="${SHEET}"><h1 style="${TITLE}">${escapeHtml(subject)}</h1>${parts.join('')}<p style="margin:32px 0 0;${SMALL}">${SIGN_OFF}${wayOut}</p></div></body></html>`;
}
