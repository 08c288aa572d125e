import type { AdminSharePartsFragment } from '../../generated/graphql';

/** First and last name of who holds a share; '' for a vacant one. */
export const ownerOf = ({ ownerName, ownerLastName }: AdminSharePartsFragment) =>
  [ownerName, ownerLastName].filter(Boolean).join(' ');
