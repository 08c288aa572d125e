import type { EntityManager } from 'typeorm';
import { Booking } from '../../src/features/weeks/week.entities';

/** Stores a booking, optionally with guests. */
export function makeBooking(
  manager: EntityManager,
  facts: Pick<Booking, 'propertyId' | 'year' | 'week' | 'shareId'> & { guests?: string },
): Promise<Booking> {
  return manager.save(manager.create(Booking, facts));
}
