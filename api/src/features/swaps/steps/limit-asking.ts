import type { Actor, Call } from '../../../kit/call';
import type { Limit } from '../../../kit/limits/throttle';

/** Requests of one person; each sends a mail. */
const ASKING: Limit = { name: 'ask-swap', points: 30, seconds: 3600 };

/** Counts that someone asks for a swap; TOO_MANY_REQUESTS when they do nothing else. */
export async function limitAsking(call: Call, { userId }: Actor): Promise<void> {
  await call.app.throttle.consume(ASKING, String(userId));
}
