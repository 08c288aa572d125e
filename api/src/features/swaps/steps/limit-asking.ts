import type { Limit } from '../../../core/limits/throttle';
import type { Actor, RequestContext } from '../../../core/request-context';

/** Swap requests per user; each sends an email. */
const ASKING: Limit = { name: 'ask-swap', points: 30, seconds: 3600 };

/** Counts a swap request of the caller; TOO_MANY_REQUESTS if there are too many. */
export async function limitAsking(call: RequestContext, { userId }: Actor): Promise<void> {
  await call.app.throttle.consume(ASKING, String(userId));
}
