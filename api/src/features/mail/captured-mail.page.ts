import { escapeHtml } from '../../core/mail/email-html';
import type { CapturedMail } from './use-cases/read-captured-mails';

const STYLE = `body{font:16px/1.5 system-ui;max-width:720px;margin:2rem auto;padding:0 1rem;background:#f6f3ee}
  section{background:#fff;border-radius:12px;padding:1rem;margin:1rem 0}iframe{width:100%;border:0}
  p{overflow-wrap:anywhere;margin:0 0 .5rem}time{color:#6b6860;float:right}`;

/** The approximate height of an email, in px: a sandboxed frame cannot report its height. */
function heightOf({ text, subject }: CapturedMail): number {
  const lines = [subject, subject, ...text.split('\n')];
  const rows = lines.reduce((sum, line) => sum + Math.ceil((line.length + 1) / 40), 0);
  return 220 + 24 * rows;
}

function section(mail: CapturedMail): string {
  const { id, recipient, replyTo, createdAt, html, attachments } = mail;
  const answers = replyTo ? `<p><b>Reply to</b> ${escapeHtml(replyTo)}</p>` : '';
  const files = attachments.map(
    ({ id: fileId, fileName, bytes }) =>
      `<p><b>File</b> <a href="/dev/mail/files/${fileId}">${escapeHtml(fileName)}</a> (${Math.ceil(bytes / 1024)} KB)</p>`,
  );
  return `<section id="mail-${id}"><p><b>To</b> ${escapeHtml(recipient)} <time>${createdAt.toISOString()}</time></p>${answers}${files.join('')}<iframe style="height:${heightOf(mail)}px" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html)}" title="Mail to ${escapeHtml(recipient)}"></iframe></section>`;
}

/** Renders captured emails as an HTML page. */
export function capturedMailPage(mails: CapturedMail[]): string {
  const items = mails.map(section).join('');
  const body = items || '<p>No mail yet. Register or ask for a new password.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Captured mail</title>
      <style>${STYLE}</style><h1>Captured mail</h1>${body}</html>`;
}
