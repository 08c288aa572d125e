import type { EntityManager } from 'typeorm';
import { Share } from '../../src/features/shares/share.entity';

/** Stores a share, vacant by default. */
export function makeShare(
  manager: EntityManager,
  facts: Partial<Share> & Pick<Share, 'propertyId' | 'shareNumber'>,
): Promise<Share> {
  return manager.save(manager.create(Share, { userId: null, ...facts }));
}
