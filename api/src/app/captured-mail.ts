import type { FastifyInstance } from 'fastify';
import type { App } from '../kit/call';
import { read } from '../kit/database';
import { AppError } from '../kit/errors';
import { escapeHtml } from '../kit/html';
import { StoredAttachment } from '../kit/mail/mail.entity';

interface CapturedMail {
  id: number;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  attachments: { id: number; fileName: string; contentType: string; bytes: number }[];
}

const LATEST = {
  name: 'captured-mails',
  text: `select mail.id, recipient, reply_to as "replyTo", subject, text, html,
      unsubscribe_url as "unsubscribeUrl", created_at as "createdAt", sent_at as "sentAt",
      coalesce((
        select json_agg(json_build_object('id', file.id, 'fileName', file_name,
          'contentType', content_type, 'bytes', octet_length(content)) order by file.id)
        from mail_attachments file where mail_id = mail.id), '[]') as attachments
    from mails mail order by mail.id desc limit 50`,
};

const STYLE = `body{font:16px/1.5 system-ui;max-width:720px;margin:2rem auto;padding:0 1rem;background:#f6f3ee}
  section{background:#fff;border-radius:12px;padding:1rem;margin:1rem 0}iframe{width:100%;border:0}
  p{overflow-wrap:anywhere;margin:0 0 .5rem}time{color:#6b6860;float:right}`;

/** About as high as the letter, in px: a sandboxed frame cannot say how high it is. */
function heightOf({ text, subject }: CapturedMail): number {
  const lines = [subject, subject, ...text.split('\n')];
  const rows = lines.reduce((sum, line) => sum + Math.ceil((line.length + 1) / 40), 0);
  return 220 + 24 * rows;
}

function section(mail: CapturedMail): string {
  const { recipient, replyTo, createdAt, html, attachments } = mail;
  const answers = replyTo ? `<p><b>Reply to</b> ${escapeHtml(replyTo)}</p>` : '';
  const files = attachments.map(
    ({ id, fileName, bytes }) =>
      `<p><b>File</b> <a href="/dev/mail/files/${id}">${escapeHtml(fileName)}</a> (${Math.ceil(bytes / 1024)} KB)</p>`,
  );
  return `<section><p><b>To</b> ${escapeHtml(recipient)} <time>${createdAt.toISOString()}</time></p>${answers}${files.join('')}<iframe style="height:${heightOf(mail)}px" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html)}" title="Mail to ${escapeHtml(recipient)}"></iframe></section>`;
}

/** Demo mode only: the mails that were kept instead of sent, as JSON and as a page, newest first. */
export function mountCapturedMail(server: FastifyInstance, app: App): void {
  const latest = () => read<CapturedMail>(app, LATEST, []);
  const options = { schema: { hide: true } };

  server.get('/dev/mail.json', options, () => latest());
  server.get('/dev/mail', options, async (_request, reply) => {
    const items = (await latest()).map(section).join('');
    const body = items || '<p>No mail yet. Register or ask for a new password.</p>';
    return reply.type('text/html').send(`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Captured mail</title>
      <style>${STYLE}</style><h1>Captured mail</h1>${body}</html>`);
  });
  server.get<{ Params: { id: string } }>('/dev/mail/files/:id', options, async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : -1;
    const file = await app.db.getRepository(StoredAttachment).findOneBy({ id });
    if (!file) throw new AppError('NOT_FOUND', 'There is no such file.');
    const name = encodeURIComponent(file.fileName);
    return reply
      .type(file.contentType)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(file.content);
  });
}
