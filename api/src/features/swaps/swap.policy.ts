import { AppError } from '../../core/errors';
import type { Actor } from '../../core/request-context';

/** The people of both sides, members of their shares included. */
interface Sides {
  requesterIds: readonly number[];
  answererIds: readonly number[];
}

/** The two sides of a swap and administrators may see it and its changes. */
export function maySeeSwap({ requesterIds, answererIds }: Sides, actor: Actor): boolean {
  return actor.isAdminSession || [...requesterIds, ...answererIds].includes(actor.userId);
}

/** The error for everyone else, as if there were no such swap. */
export const noSuchSwap = () => new AppError('NOT_FOUND', 'There is no such swap of yours.', 'id');

/**
 * Only the owners of the share from which the swap was requested may accept or decline it; FORBIDDEN
 * for others.
 */
export function requireAnswerer(
  { answererIds }: Pick<Sides, 'answererIds'>,
  { userId }: Actor,
): void {
  if (!answererIds.includes(userId)) {
    throw new AppError('FORBIDDEN', 'This swap was requested from another owner.', 'id');
  }
}
