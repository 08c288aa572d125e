import { isAdministrator } from '@rules/auth';
import { useMemo, useState } from 'react';
import type { SessionUser } from '../session/session';

/**
 * Keeps pages as they are when the user's administrator rights lapse, with everything typed, until
 * they sign in again or go on without.
 */
export function useKeptRights(user: SessionUser) {
  const [keptFor, setKeptFor] = useState<string | null>(null);
  if (user.isAdminSession && keptFor !== user.id) setKeptFor(user.id);
  const hasLapsed = keptFor === user.id && !user.isAdminSession && isAdministrator(user);
  const shown = useMemo(
    () => (hasLapsed ? { ...user, isAdminSession: true } : user),
    [user, hasLapsed],
  );
  return { user: shown, hasLapsed, giveUp: () => setKeptFor(null) };
}
