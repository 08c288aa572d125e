import { createHash } from 'node:crypto';
import { fileRoute, routesOf } from '../../core/http/rest';
import type { RestFile } from '../../core/http/rest-file';
import { calendarText } from './feed/calendar-text';
import { openFeed } from './use-cases/open-feed';
import { readStay } from './use-cases/read-stay';
import { BookingIdArgs, FeedTokenArgs } from './weeks.inputs';

/**
 * Without Last-Modified: names and check-in times change a calendar, too, and a share that changes
 * hands takes events away. The ETag knows of all.
 */
function calendarFile(text: string): RestFile {
  return {
    content: text,
    type: 'text/calendar; charset=utf-8',
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    headers: {
      // Asked again each time, so that a revoked address shows nothing from a cache.
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="fairweek.ics"',
      'x-robots-tag': 'noindex',
    },
  };
}

const stayFile = (text: string): RestFile => ({
  content: text,
  type: 'text/calendar; charset=utf-8',
  fileName: 'fairweek-stay.ics',
});

export const weeksRoutes = routesOf('Weeks', [
  fileRoute('GET', '/api/stays/:bookingId.ics', {
    id: 'downloadStay',
    scope: 'WEEKS_READ',
    summary: 'A booked week of yours, as a file for a calendar program.',
    params: BookingIdArgs,
    media: 'text/calendar',
    handle: async (call, { params }) =>
      stayFile(calendarText(await readStay(call, params), call.app.appUrl)),
  }),
  fileRoute('GET', '/calendar-feed/:token.ics', {
    isHidden: true,
    isPublic: true,
    summary: 'A calendar under its private address, for calendar programs.',
    params: FeedTokenArgs,
    handle: async (call, { params }) =>
      calendarFile(calendarText(await openFeed(call, params), call.app.appUrl)),
  }),
]);
