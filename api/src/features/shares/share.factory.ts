import type { EntityManager } from 'typeorm';
import { Share } from './share.entity';

/** Stores a share, vacant unless a user is told, for the demo and for tests. */
export function makeShare(
  manager: EntityManager,
  facts: Partial<Share> & Pick<Share, 'propertyId' | 'shareNumber'>,
): Promise<Share> {
  return manager.save(manager.create(Share, { userId: null, ...facts }));
}
