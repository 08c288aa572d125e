import { escapeHtml } from '../html';

/** What a mail says: plain paragraphs, and one thing to do. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large on its own, like a one-time code. */
  highlight?: string;
  action?: { label: string; url: string };
}

const SIGN_OFF = 'Fairweek: the fair way to share a holiday home';

/** The text alternative, which is all that a reader without HTML needs. */
export function letterText({ paragraphs, highlight, action }: Letter): string {
  const parts = [...paragraphs];
  if (highlight) parts.push(highlight);
  if (action) parts.push(`${action.label}: ${action.url}`);
  return [...parts, `-- \n${SIGN_OFF}`].join('\n\n');
}

/** The HTML alternative: one narrow column, inline styles, nothing loaded from anywhere. */
export function letterHtml({ subject, paragraphs, highlight, action }: Letter): string {
  const text = paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(p)}</p>`).join('');
  const large = highlight
    ? `<p style="margin:24px 0;font-size:32px;letter-spacing:8px;font-weight:700">${escapeHtml(highlight)}</p>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1d5fa8;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;background:#f6f3ee;padding:32px 16px;font:16px/1.5 'Source Sans 3','Segoe UI',sans-serif;color:#2b2a27"><div style="max-width:520px;margin:0 auto;background:#fff;border-radius:12px;padding:32px"><h1 style="margin:0 0 16px;font:400 24px/1.3 Georgia,serif">${escapeHtml(subject)}</h1>${text}${large}${button}<p style="margin:32px 0 0;font-size:13px;color:#6b6860">${SIGN_OFF}</p></div></body></html>`;
}
