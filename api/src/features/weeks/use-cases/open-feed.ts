import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import type { RequestContext } from '../../../core/request-context';
import { type Feed, readFeed } from '../steps/read-feed';
import type { FeedTokenArgs } from '../weeks.inputs';

/** Invalid addresses tried from one network address. */
const UNKNOWN_FEEDS: Limit = { name: 'unknown-calendar-feed', points: 60, seconds: 600 };

/** Returns the calendar behind a private address, which replaces a session. */
export async function openFeed(
  { app, address }: RequestContext,
  { token }: FeedTokenArgs,
): Promise<Feed> {
  const feed = await readFeed(app, token);
  if (feed) return feed;
  await app.throttle.consumeHere(UNKNOWN_FEEDS, address);
  throw new AppError('NOT_FOUND', 'There is no calendar at this address.');
}
