import { draftPath } from '../../../lib/address/paths';

/** Names a draft by what its page is opened with. */
export const keyOf = ({ propertyId, year }: { propertyId: string; year: number }) =>
  `${propertyId} ${year}`;

/** The page of the draft with that name. */
export function pathOf(key: string): string {
  const [propertyId, year] = key.split(' ');
  return draftPath({ propertyId, year: Number(year) });
}
