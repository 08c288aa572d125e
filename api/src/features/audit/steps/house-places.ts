import type { AppContext } from '../../../core/request-context';

/** The keys of which an entry of the audit log about a house has one. */
export async function housePlaces(app: AppContext, propertyId: number): Promise<string[]> {
  const areas = Object.values(app.auditAreas);
  const subjects = areas.map((area) => area.subjectsOf?.(app, propertyId) ?? []);
  return [`property ${propertyId}`, ...(await Promise.all(subjects)).flat()];
}
