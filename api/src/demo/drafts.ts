import type { EntityManager } from 'typeorm';
import type { User } from '../features/auth/user.entity';
import { Draft, WishList } from '../features/draft/draft.entities';
import type { DraftRules } from '../features/draft/rules';
import { Property } from '../features/properties/property.entity';
import { Share } from '../features/shares/share.entity';
import { suggestedWeeks } from '../features/weeks/rules';
import { wishOrder } from './allocate-weeks';
import { finderByName } from './people';

const RULES: DraftRules = {
  version: 1,
  rounds: 4,
  order: 'SERPENTINE',
  windowSeconds: 48 * 3600,
  holidayCap: 1,
  peakCap: null,
};

/** Number of Olivia's wishes; the others' lists last to the end. */
const WISHES = 10;

/**
 * Seeds a draft in progress at Lakeside House, in which everyone but Olivia picks by wish list and
 * her turn comes soon, and one that is planned at Gull Cottage.
 */
export async function seedDrafts(manager: EntityManager, people: User[]): Promise<void> {
  const now = new Date();
  const lakeside = await manager.findOneByOrFail(Property, { name: 'Lakeside House' });
  const gull = await manager.findOneByOrFail(Property, { name: 'Gull Cottage' });
  const year = now.getUTCFullYear() + 2;
  const olivia = finderByName(people)('Olivia Marsh').id;
  const shares = await manager.findBy(Share, { propertyId: lakeside.id });
  const weeks = suggestedWeeks(year, lakeside.changeoverWeekday);
  const lists = shares.flatMap(({ id, userId, shareNumber }) =>
    userId === null
      ? []
      : {
          shareId: id,
          year,
          userId,
          weeks: wishOrder(weeks, shareNumber).slice(0, userId === olivia ? WISHES : undefined),
          isAutopilot: userId !== olivia,
        },
  );
  await manager.insert(WishList, lists);
  // The running application opens what is due; the picks come from the wish lists.
  await manager.insert(Draft, [
    { propertyId: lakeside.id, year, rules: RULES, opensAt: now, wakesAt: now },
    { propertyId: gull.id, year: year - 1, rules: { ...RULES, rounds: gull.weeksPerShare } },
  ]);
}
