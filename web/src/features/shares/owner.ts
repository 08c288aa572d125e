import type { AdminSharePartsFragment } from '../../generated/graphql';

/** Full name of a share's owner; '' for a vacant share. */
export const ownerOf = ({ ownerName, ownerLastName }: AdminSharePartsFragment) =>
  [ownerName, ownerLastName].filter(Boolean).join(' ');
