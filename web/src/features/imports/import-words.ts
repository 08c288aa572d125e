import type { ImportJobPartsFragment } from '../../generated/graphql';
import { counted } from '../../lib/format';

/** '3 shares given, 2 new users, 1 new property'. */
export function effectOf({
  sharesAssigned,
  newUsers,
  newProperties,
}: Pick<ImportJobPartsFragment, 'sharesAssigned' | 'newUsers' | 'newProperties'>): string {
  const homes = newProperties === 1 ? '1 new property' : `${newProperties} new properties`;
  return [
    `${counted(sharesAssigned, 'share')} given`,
    newUsers > 0 && counted(newUsers, 'new user'),
    newProperties > 0 && homes,
  ]
    .filter(Boolean)
    .join(', ');
}
