import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarText } from '../features/weeks/calendar-text';
import { readFeed } from '../features/weeks/use-cases/read-feed';
import type { App } from '../kit/call';
import { AppError } from '../kit/errors';
import { networkOf } from '../kit/network-of';
import type { Limit } from '../kit/throttle';

/** Addresses that there are not, tried from one network address. */
const UNKNOWN_FEEDS: Limit = { name: 'unknown-calendar-feed', points: 60, seconds: 600 };

/** Calendars under their private addresses, for calendar programs: no session, the address is the key. */
export function mountCalendarFeed(server: FastifyInstance, app: App): void {
  server.get<{ Params: { token: string } }>(
    '/calendar-feed/:token.ics',
    { schema: { hide: true } },
    async (request, reply) => {
      const feed = await readFeed(app, request.params.token);
      if (!feed) {
        await app.throttle.consumeHere(UNKNOWN_FEEDS, networkOf(request.ip));
        throw new AppError('NOT_FOUND', 'There is no calendar at this address.');
      }
      const text = calendarText(feed, app.appUrl);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      // Asked again each time, so that a revoked address shows nothing from a cache.
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      reply.header('x-robots-tag', 'noindex');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="fairweek.ics"')
        .send(text);
    },
  );
}
