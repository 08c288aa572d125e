import { type EntityManager, In } from 'typeorm';
import { openYear } from './steps/open-year';
import { PropertyYear, Week } from './week.entities';

/** The properties of a generated year. */
export interface MadeYear {
  propertyId: number;
  year: number;
  isOpenForClaims?: boolean;
  /** Weeks reserved for maintenance. */
  maintenance?: number[];
}

/** Stores a property's year with its weeks, open for claims by default. */
export async function makeYear(manager: EntityManager, made: MadeYear): Promise<void> {
  const { propertyId, year, isOpenForClaims = true, maintenance = [] } = made;
  await manager.transaction(async (inner) => {
    await openYear(inner, { propertyId, year });
    await inner.update(PropertyYear, { propertyId, year }, { isOpenForClaims });
    const weeks = { propertyId, year, week: In(maintenance) };
    await inner.update(Week, weeks, { isMaintenance: true });
  });
}
