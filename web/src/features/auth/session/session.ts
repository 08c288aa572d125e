import { createContext, use } from 'react';
import type { CurrentUserPartsFragment } from '../../../generated/graphql';

export type SessionUser = CurrentUserPartsFragment;

export interface Session {
  /** To check the session, the server could not be reached, or answered with an error. */
  status: 'loading' | 'ready' | 'unreachable' | 'failing';
  /** Null when signed out. */
  user: SessionUser | null;
  /** Grows whenever another session replaces the known one, for the same user or another. */
  generation: number;
  /** Adopts a session that the server has just opened for this user. */
  signIn: (user: SessionUser) => void;
  logout: () => void;
  /**
   * Refetches the signed-in user from the server and applies the result; null if no one is signed in,
   * undefined if the server did not answer.
   */
  refresh: () => Promise<SessionUser | null | undefined>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
