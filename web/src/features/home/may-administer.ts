import type { CurrentUserPartsFragment } from '../../generated/graphql';

/** Either admin flag counts (spec §6). */
export const mayAdminister = ({ isAdmin, userRole }: CurrentUserPartsFragment) =>
  isAdmin || userRole === 'ADMIN';
