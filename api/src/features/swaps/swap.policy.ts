import { AppError } from '../../core/errors';
import type { Actor } from '../../core/request-context';

interface Sides {
  requesterId: number | null;
  answererId: number | null;
}

/** The two sides of a swap and administrators may see it and its changes. */
export function maySeeSwap({ requesterId, answererId }: Sides, actor: Actor): boolean {
  return actor.isAdminSession || [requesterId, answererId].includes(actor.userId);
}

/** The error for everyone else, as if there were no such swap. */
export const noSuchSwap = () => new AppError('NOT_FOUND', 'There is no such swap of yours.', 'id');

/**
 * Only the owner from whom the swap was requested may accept or decline it; FORBIDDEN for others.
 */
export function requireAnswerer(
  { answererId }: Pick<Sides, 'answererId'>,
  { userId }: Actor,
): void {
  if (answererId !== userId) {
    throw new AppError('FORBIDDEN', 'This swap was requested from another owner.', 'id');
  }
}
