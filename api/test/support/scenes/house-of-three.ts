import type { User } from '../../../src/features/auth/user.entity';
import { makeProperty } from '../../../src/features/properties/property.factory';
import { weeksOf } from '../../../src/features/weeks/rules';
import { makeYear } from '../../../src/features/weeks/week.factory';
import { makeShare } from '../../factories/share.factory';
import type { AdminHouse } from './admin-house';
import type { Place } from './house-truth';

/** Its weeks change on Saturdays. */
export const SATURDAY = 6;
export const SHARES = [1, 2, 3];
const PEOPLE = 4;

/** A house of three shares, with people who may own them. */
export interface HouseOfThree {
  propertyId: number;
  name: string;
  shareIds: ReadonlyMap<number, number>;
  people: readonly User[];
  /** The weeks that change hands: of last year, of the next months and of the last year. */
  places: readonly Place[];
  /** The year that may be drafted or filled. */
  lastYear: number;
}

/** Makes a house; each share is owned by the person with its number, counted from 0. */
export async function makeHouseOfThree(it: AdminHouse): Promise<HouseOfThree> {
  const { manager } = it.testApp.running.app.db;
  const thisYear = new Date().getUTCFullYear();
  const { id: propertyId } = await makeProperty(manager);
  const name = `House ${propertyId}`;
  await manager.query('update properties set name = $2 where id = $1', [propertyId, name]);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => it.testApp.person()));
  const shareIds = new Map<number, number>();
  for (const shareNumber of SHARES) {
    const userId = people[shareNumber]?.id ?? null;
    const { id } = await makeShare(manager, { propertyId, shareNumber, userId });
    shareIds.set(shareNumber, id);
  }
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    await makeYear(manager, { propertyId, year });
  }
  const today = new Date().toISOString().slice(0, 10);
  const coming = [thisYear, thisYear + 1]
    .flatMap((year) => weeksOf(year, SATURDAY))
    .filter(({ startDate }) => startDate > today)
    .slice(0, 6)
    .map(({ year, week }) => ({ year, week }));
  const lastYear = thisYear + 2;
  const places = [{ year: thisYear - 1, week: 20 }, ...coming, { year: lastYear, week: 5 }];
  return { propertyId, name, shareIds, people, places, lastYear };
}
