import type { FastifyInstance } from 'fastify';
import type { App } from '../kit/call';
import { escapeHtml } from '../kit/html';
import { Mail } from '../kit/mail/mail.entity';

const PAGE_SIZE = 50;

/** Demo mode only: the mails that were kept instead of sent, as JSON and as a page, newest first. */
export function mountCapturedMail(server: FastifyInstance, app: App): void {
  const latest = () => app.db.getRepository(Mail).find({ order: { id: 'DESC' }, take: PAGE_SIZE });

  server.get('/dev/mail.json', { schema: { hide: true } }, () => latest());
  server.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
    const mails = await latest();
    const items = mails.map(
      ({ recipient, createdAt, html }) =>
        `<section><p><b>To</b> ${escapeHtml(recipient)} <time>${createdAt.toISOString()}</time></p><iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html)}" title="Mail to ${escapeHtml(recipient)}"></iframe></section>`,
    );
    const body = items.join('') || '<p>No mail yet. Register or ask for a new password.</p>';
    return reply.type('text/html').send(`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><title>Captured mail</title>
      <style>body{font:16px/1.5 system-ui;max-width:720px;margin:2rem auto;padding:0 1rem;background:#f6f3ee}
      section{background:#fff;border-radius:12px;padding:1rem;margin:1rem 0}iframe{width:100%;height:420px;border:0}
      time{color:#6b6860;float:right}</style><h1>Captured mail</h1>${body}</html>`);
  });
}
