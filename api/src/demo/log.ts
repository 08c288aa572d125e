import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../features/audit/audit-entry.entity';
import type { User } from '../features/auth/user.entity';
import { Property } from '../features/properties/property.entity';
import { Week } from '../features/weeks/week.entities';
import stories from './data/log.json';
import { finderByName } from './people';

/** An action of the administrator, oldest first: about a home, a share of it, or a person. */
interface Story {
  home?: string;
  share?: number;
  person?: string;
  daysAgo: number;
  action: string;
  before?: object;
  after?: object;
  /** Whether it is about the choices of this year. */
  withYear?: boolean;
  /** The user of whom the entry says something. */
  user?: string;
  /** The home to which the person is linked as a guest. */
  linkedHome?: string;
  /** The week that is kept for maintenance from then on. */
  maintenance?: number;
  reason?: string;
}

const STORIES = stories as Story[];

const DAY_MS = 24 * 3600 * 1000;

/** Seeds what the administrator did over the last year, as the audit log and the homes’ logs have it. */
export async function seedLog(manager: EntityManager, people: User[]): Promise<void> {
  const named = finderByName(people);
  const actor = named('Ada Keller');
  const year = new Date().getUTCFullYear();
  const homes = new Map((await manager.find(Property)).map(({ name, id }) => [name, id]));
  const idOf = (home = '') => homes.get(home) ?? 0;
  const subjectOf = ({ home, share, person, maintenance }: Story) => {
    if (person) return `User ${named(person).id}, ${person}`;
    if (share) return `Share ${share} of property ${idOf(home)}, ${home}`;
    return `Property ${idOf(home)}, ${home}${maintenance ? `, weeks of ${year}` : ''}`;
  };
  const tagsOf = async ({ home, maintenance: week, reason }: Story) => {
    const stored = await manager.findOneByOrFail(Week, { propertyId: idOf(home), year, week });
    const tag = { week, season: stored.season, holiday: stored.holiday };
    return {
      before: { weeks: [{ ...tag, isMaintenance: false }] },
      after: { weeks: [{ ...tag, isMaintenance: true }], reason },
    };
  };
  const factsOf = async (story: Story) => {
    const { before = null, after = null, user, linkedHome, withYear } = story;
    if (story.maintenance) return tagsOf(story);
    if (user) return { before, after: { userId: named(user).id } };
    if (linkedHome)
      return { before: { linkedPropertyId: null }, after: { linkedPropertyId: idOf(linkedHome) } };
    return { before, after: withYear ? { ...after, year } : after };
  };
  const entries = [];
  for (const story of STORIES) {
    entries.push({
      ...{ actorId: actor.id, actorName: `${actor.firstName} ${actor.lastName}` },
      ...{ action: story.action, subject: subjectOf(story), ...(await factsOf(story)) },
      at: new Date(Date.now() - story.daysAgo * DAY_MS),
    });
  }
  await manager.insert(AuditEntry, entries);
}
