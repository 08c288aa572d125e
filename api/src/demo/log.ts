import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../features/audit/audit-entry.entity';
import type { User } from '../features/auth/user.entity';
import { Property } from '../features/properties/property.entity';
import stories from './data/log.json';

const DAY_MS = 24 * 3600 * 1000;

/** Seeds the administrator’s actions of the last year; a name in braces stands for the id. */
export async function seedLog(manager: EntityManager, people: User[]): Promise<void> {
  const ids = new Map<string, number>([['year', new Date().getUTCFullYear()]]);
  for (const { id, name } of await manager.find(Property)) ids.set(name, id);
  for (const { id, firstName, lastName } of people) ids.set(`${firstName} ${lastName}`, id);
  const actor = { actorId: ids.get('Ada Keller'), actorName: 'Ada Keller' };
  const idOf = (_: string, name: string) => String(ids.get(name) ?? name);
  const text = JSON.stringify(stories)
    .replace(/"\{([^}"]+)\}"/g, idOf)
    .replace(/\{(\w[^}":,]*)\}/g, idOf);
  for (const { daysAgo, ...entry } of JSON.parse(text) as typeof stories) {
    await manager.insert(AuditEntry, {
      ...{ ...actor, ...entry },
      at: new Date(Date.now() - daysAgo * DAY_MS),
    });
  }
}
