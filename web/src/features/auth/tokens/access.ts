import { ACCESS_AREAS, type AccessArea, type AccessLevel } from '@rules/auth';
import type { AccessScope } from '../../../generated/graphql';

/** The name of an area, and its content. */
export const AREA_NAMES: Record<AccessArea, { name: string; hint: string }> = {
  PROPERTIES: { name: 'Properties', hint: 'Details, shares and documents' },
  WEEKS: { name: 'Weeks', hint: 'Calendar, stays, guests and rotation' },
  COSTS: { name: 'Costs', hint: 'What houses cost, and who owes' },
  DRAFT: { name: 'Draft', hint: 'Drafts, picks and wish lists' },
  SWAPS: { name: 'Swaps', hint: 'Offers and swaps' },
  REQUESTS: { name: 'Requests', hint: 'Special requests' },
  MESSAGES: { name: 'Messages', hint: 'Your conversations' },
  PEOPLE: { name: 'People', hint: 'Names of people whom you know' },
  REPORTS: { name: 'Reports', hint: 'Analytics and reports' },
  SYSTEM: { name: 'System', hint: 'Search, logs, status and mail' },
};

export const LEVEL_NAMES: Record<AccessLevel, string> = {
  READ: 'Read',
  WRITE: 'Read and write',
  ADMIN: 'Administer',
};

const AREAS = Object.keys(ACCESS_AREAS) as AccessArea[];

/** The areas in which a user can give access, each with the levels to choose from. */
export function choicesFor(isAdminSession: boolean): [AccessArea, AccessLevel[]][] {
  return AREAS.map((area): [AccessArea, AccessLevel[]] => {
    const levels: readonly AccessLevel[] = ACCESS_AREAS[area];
    return [area, levels.filter((level) => isAdminSession || level !== 'ADMIN')];
  }).filter(([, levels]) => levels.length > 0);
}

/** The level chosen for each area; areas without access are absent. */
export type Access = Partial<Record<AccessArea, AccessLevel>>;

/** Returns the scopes of a choice. */
export const scopesOf = (access: Access): AccessScope[] =>
  AREAS.flatMap((area) => (access[area] ? [`${area}_${access[area]}` as AccessScope] : []));

/** Says what scopes allow: 'Weeks: read and write · Messages: read'. */
export function scopesText(scopes: readonly AccessScope[]): string {
  return scopes
    .map((scope) => {
      const [area, level] = scope.split('_') as [AccessArea, AccessLevel];
      return `${AREA_NAMES[area].name}: ${LEVEL_NAMES[level].toLowerCase()}`;
    })
    .join(' · ');
}
