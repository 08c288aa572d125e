import { createContext, use } from 'react';
import type { CurrentUserPartsFragment } from '../../../generated/graphql';

export type SessionUser = CurrentUserPartsFragment;

export interface Session {
  /** 'unreachable' when the server could not be asked who is signed in. */
  status: 'loading' | 'ready' | 'unreachable';
  /** Null when signed out. */
  user: SessionUser | null;
  /** Takes over a session that the server has just opened for this person. */
  signIn: (user: SessionUser) => void;
  logout: () => void;
  /** Asks the server again who is signed in, and follows its answer. */
  refresh: () => Promise<SessionUser | null>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
