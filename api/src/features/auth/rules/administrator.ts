/** The single definition of 'administrator' (spec §6); IS_ADMINISTRATOR is the same as SQL. */
export const isAdministrator = ({ isAdmin, userRole }: { isAdmin: boolean; userRole: string }) =>
  isAdmin || userRole === 'ADMIN';
