import type { EntityManager } from 'typeorm';
import { Share, ShareMember } from '../../src/features/shares/share.entity';

/** Stores a share, vacant by default. */
export function makeShare(
  manager: EntityManager,
  facts: Partial<Share> & Pick<Share, 'propertyId' | 'shareNumber'>,
): Promise<Share> {
  return manager.save(manager.create(Share, { userId: null, ...facts }));
}

/** Makes a user a member of a share that has an owner. */
export const addMember = (
  manager: EntityManager,
  { shareId, userId }: { shareId: number; userId: number },
): Promise<unknown> => manager.insert(ShareMember, { shareId, userId });
