import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CurrentUserDocument,
  useCurrentUserQuery,
  useLogoutMutation,
} from '../../../generated/graphql';
import { useToast } from '../../../ui/feedback/Toast';
import { useDiscardUnsaved } from '../../../ui/feedback/unsaved';
import { FORCE_LOGOUT_EVENT, STORAGE_KEYS } from '../constants';
import { useSecondLook } from '../login/use-second-look';
import { type Session, SessionContext, type SessionUser } from './session';
import { useSessionWatch } from './use-session-watch';

/** The socket for live events, which authenticates when it opens. */
interface LiveConnection {
  restart: () => void;
  stop: () => void;
}

interface Props {
  live: LiveConnection;
  children: ReactNode;
}

/**
 * Provides the signed-in user, and ends the session when this tab, another tab or the server does.
 */
export function SessionProvider({ live, children }: Props) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const discardUnsaved = useDiscardUnsaved();
  const { toast } = useToast();
  const [sendLogout] = useLogoutMutation();
  const [hasLeft, setHasLeft] = useState(
    () => localStorage.getItem(STORAGE_KEYS.forceLogout) !== null,
  );
  const { data, loading, error, refetch } = useCurrentUserQuery({ skip: hasLeft });
  const [lastUser, setLastUser] = useState<SessionUser | null>(null);
  const answered = hasLeft ? null : data?.currentUser;
  if (answered && answered !== lastUser) setLastUser(answered);
  const user = answered ?? lastUser;
  const userId = user?.id;

  // Another tab may have signed in a different user, who must not see the previous user's data.
  const readFor = useRef(userId);
  useLayoutEffect(() => {
    const isAnother = readFor.current !== undefined && readFor.current !== userId;
    readFor.current = userId;
    if (!isAnother || userId === undefined) return;
    client.resetStore().catch(() => undefined);
    live.restart();
  }, [client, live, userId]);

  const signIn = useCallback(
    (signedIn: SessionUser) => {
      localStorage.removeItem(STORAGE_KEYS.forceLogout);
      client.writeQuery({ query: CurrentUserDocument, data: { currentUser: signedIn } });
      setHasLeft(false);
      live.restart();
    },
    [client, live],
  );

  const leave = useCallback(() => {
    setHasLeft(true);
    setLastUser(null);
    live.stop();
    return client.clearStore();
  }, [client, live]);

  /** Explicit logout: clears unsent messages too, unlike a session that merely expires. */
  const leaveForGood = useCallback(() => {
    discardUnsaved();
    const cleared = leave();
    window.dispatchEvent(new Event(FORCE_LOGOUT_EVENT));
    navigate('/login');
    return cleared;
  }, [discardUnsaved, leave, navigate]);

  const logout = useCallback(() => {
    localStorage.setItem(STORAGE_KEYS.forceLogout, 'true');
    const cleared = leaveForGood();
    // The flag keeps this browser signed out even if the call is lost.
    const context = { fetchOptions: { keepalive: true } };
    cleared.then(() => sendLogout({ context })).catch(() => undefined);
  }, [leaveForGood, sendLogout]);

  const isUnreachable = error !== undefined;
  const refresh = useCallback(async () => {
    // Queried separately from the watched query, so that a network failure leaves the known state
    // unchanged.
    const ask = () => client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
    const answer = await (isUnreachable ? refetch() : ask()).catch(() => undefined);
    return answer?.data?.currentUser ?? null;
  }, [client, isUnreachable, refetch]);

  useSecondLook({
    isDoubtful: answered === null && user !== null,
    look: refresh,
    onReplaced: live.restart,
    onEnded: () => {
      leave();
      toast({
        title: 'You are signed out',
        description: 'Your session has ended. Please sign in again.',
        destructive: true,
      });
    },
  });

  useSessionWatch({
    isSignedIn: user !== null,
    onStale: refresh,
    onLogoutElsewhere: leaveForGood,
    onLoginElsewhere: async () => {
      const found = await refresh();
      if (found) signIn(found);
    },
  });

  const status = loading ? 'loading' : isUnreachable ? 'unreachable' : 'ready';
  const session = useMemo<Session>(
    () => ({ status, user, signIn, logout, refresh }),
    [status, user, signIn, logout, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
