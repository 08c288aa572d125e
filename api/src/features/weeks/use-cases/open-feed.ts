import type { Call } from '../../../kit/call';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/limits/throttle';
import { type Feed, readFeed } from '../steps/read-feed';
import type { FeedTokenArgs } from '../weeks.inputs';

/** Addresses that there are not, tried from one network address. */
const UNKNOWN_FEEDS: Limit = { name: 'unknown-calendar-feed', points: 60, seconds: 600 };

/** The calendar under a private address, which is the key: no session is asked for. */
export async function openFeed({ app, address }: Call, { token }: FeedTokenArgs): Promise<Feed> {
  const feed = await readFeed(app, token);
  if (feed) return feed;
  await app.throttle.consumeHere(UNKNOWN_FEEDS, address);
  throw new AppError('NOT_FOUND', 'There is no calendar at this address.');
}
