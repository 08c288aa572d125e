/** The single definition of 'administrator' (spec §6); IS_ADMINISTRATOR is the same as SQL. */
export const isAdministrator = ({ isAdmin, userRole }: { isAdmin: boolean; userRole: string }) =>
  isAdmin || userRole === 'ADMIN';

/** Whether a user is an ordinary user, a guest: someone with a share is an owner. */
export const isGuest = (user: { isAdmin: boolean; userRole: string }) =>
  user.userRole === 'USER' && !isAdministrator(user);
