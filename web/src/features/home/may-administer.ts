import type { CurrentUserPartsFragment } from '../../generated/graphql';

/** Either mark of an administrator counts (spec §6). */
export const mayAdminister = ({ isAdmin, userRole }: CurrentUserPartsFragment) =>
  isAdmin || userRole === 'ADMIN';
