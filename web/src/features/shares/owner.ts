import type { AdminSharePartsFragment } from '../../generated/graphql';
import { counted } from '../../lib/text/format';

/** Full name of the first owner of a share; '' for a vacant share. */
export const ownerOf = ({ ownerName, ownerLastName }: AdminSharePartsFragment) =>
  [ownerName, ownerLastName].filter(Boolean).join(' ');

/** 'Olivia Marsh and 2 others': the first owner of a share, and how many there are besides. */
export function ownersOf(share: AdminSharePartsFragment): string {
  const { othersCount } = share;
  const first = ownerOf(share);
  return othersCount === 0 ? first : `${first} and ${counted(othersCount, 'other')}`;
}
