import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isUnsubscribeToken,
  stopUnreadMails,
} from '../features/messages/use-cases/stop-unread-mails';
import type { App } from '../kit/call';
import { networkOf } from '../kit/network-of';
import type { Limit } from '../kit/throttle';

/** Links that are none of ours, tried from one network address. */
const UNKNOWN_LINKS: Limit = { name: 'unknown-unsubscribe', points: 60, seconds: 600 };

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;margin:0;padding:15vh 1rem;background:#f6f3ee;color:#2b2a27}
  main{max-width:30rem;margin:auto;padding:2rem;border-radius:12px;background:#fff}
  h1{margin:0 0 1rem;font:400 1.75rem/1.3 Georgia,serif} p{margin:0 0 1.5rem}
  button{min-height:48px;padding:0 1.25rem;border:0;border-radius:8px;background:#1d5fa8;color:#fff;font:inherit;cursor:pointer}
  @media(prefers-color-scheme:dark){body{background:#1b1d21;color:#ece9e3}main{background:#26292f}}`;

function page(reply: FastifyReply, title: string, content: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Fairweek</title>
    <style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`);
}

/**
 * The way out of digests, for people and mail programs: no session, the link is the key. A GET
 * changes nothing, for mail scanners follow links; a POST does it at once (RFC 8058).
 */
export async function mountUnsubscribe(parent: FastifyInstance, app: App): Promise<void> {
  type WithToken = FastifyRequest<{ Params: { token: string } }>;
  const unknown = async (request: WithToken, reply: FastifyReply) => {
    await app.throttle.consumeHere(UNKNOWN_LINKS, networkOf(request.ip));
    const text = '<p>It may be broken. You can turn these mails off in your account menu.</p>';
    return page(reply.code(404), 'This link does not work', text);
  };
  // In a scope of its own: nothing else takes what a form sends.
  await parent.register(async (server) => {
    server.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    server.addHook('onRequest', async (_request, reply) => {
      // Without an address to come from, a browser would send the form as from nowhere.
      reply.header('referrer-policy', 'same-origin');
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    });
    const options = { schema: { hide: true } };
    server.get('/unsubscribe/:token', options, async (request: WithToken, reply) => {
      if (!isUnsubscribeToken(app, request.params.token)) return unknown(request, reply);
      return page(
        reply,
        'Stop mails about unread messages?',
        '<p>Your messages stay where they are; we just no longer write to you when some wait unread.</p><form method="post"><button>Stop these mails</button></form>',
      );
    });
    server.post('/unsubscribe/:token', options, async (request: WithToken, reply) => {
      if (!(await stopUnreadMails(app, request.params.token))) return unknown(request, reply);
      return page(
        reply,
        'You get no more of these mails',
        '<p>If you change your mind, turn them on again in your account menu, under Mail.</p>',
      );
    });
  });
}
