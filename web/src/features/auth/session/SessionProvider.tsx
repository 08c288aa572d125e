import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { CurrentUserDocument, LogoutDocument } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { dropEarlyAnswers } from '../../../lib/network/early-answers';
import { wasAnswered } from '../../../lib/network/outage';
import { useSend } from '../../../lib/network/request';
import { meetAccount } from '../../../lib/offline/meet-account';
import { useToast } from '../../../ui/toast/Toast';
import { useDiscardUnsaved } from '../../../ui/unsaved/unsaved';
import { FORCE_LOGOUT_EVENT, STORAGE_KEYS } from '../constants';
import { useSecondLook } from '../login/use-second-look';
import { isPasswordChanging } from '../password/password-change';
import { type Session, SessionContext, type SessionUser } from './session';
import { useSessionWatch } from './use-session-watch';
import { recordSignedIn } from './was-signed-in';

/** The state of the session. */
interface Known extends Pick<Session, 'status' | 'user' | 'generation'> {
  /** True if the server's last answer names no user, though one is signed in. */
  isDoubtful: boolean;
  /** True if the page was loaded while a password change was replacing the session. */
  isReplacing: boolean;
}

const SIGNED_OUT: Known = {
  status: 'ready',
  user: null,
  generation: 0,
  isDoubtful: false,
  isReplacing: false,
};

const hasSignedOut = () => localStorage.getItem(STORAGE_KEYS.forceLogout) !== null;

const atStart = (): Known =>
  hasSignedOut()
    ? SIGNED_OUT
    : { ...SIGNED_OUT, status: 'loading', isReplacing: isPasswordChanging() };

/** A user who is suddenly no longer there stays until a second look confirms it. */
function withAnswer(known: Known, user: SessionUser | null): Known {
  if (user) {
    const same = isEqual(user, known.user) ? known.user : user;
    return { ...SIGNED_OUT, user: same, generation: known.generation };
  }
  if (known.user || known.isReplacing) return { ...known, isDoubtful: true };
  return { ...known, status: 'ready' };
}

/** Provides the signed-in user, and ends the session when this tab, another or the server does. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const send = useSend();
  const navigate = useNavigate();
  const discardUnsaved = useDiscardUnsaved();
  const { toast } = useToast();
  const [known, setKnown] = useState(atStart);
  /** An answer counts only if no sign-in, sign-out or newer question has followed its question. */
  const round = useRef(0);

  const signIn = useCallback((user: SessionUser) => {
    localStorage.removeItem(STORAGE_KEYS.forceLogout);
    dropEarlyAnswers();
    round.current += 1;
    setKnown(({ generation }) => ({ ...SIGNED_OUT, user, generation: generation + 1 }));
  }, []);

  const leave = useCallback(() => {
    dropEarlyAnswers();
    round.current += 1;
    setKnown(({ generation }) => ({ ...SIGNED_OUT, generation }));
  }, []);

  /** Explicit logout: clears unsent messages too, unlike a session that merely expires. */
  const leaveForGood = useCallback(() => {
    discardUnsaved();
    leave();
    window.dispatchEvent(new Event(FORCE_LOGOUT_EVENT));
    navigate('/login');
  }, [discardUnsaved, leave, navigate]);

  const logout = useCallback(() => {
    localStorage.setItem(STORAGE_KEYS.forceLogout, 'true');
    leaveForGood();
    // The flag keeps this browser signed out even if the call is lost.
    send(LogoutDocument, {}, { keepalive: true }).catch(() => undefined);
  }, [leaveForGood, send]);

  const refresh = useCallback(async () => {
    round.current += 1;
    const asked = round.current;
    const apply = (change: (known: Known) => Known) => {
      if (asked === round.current) setKnown(change);
    };
    apply((now) => (now.status === 'ready' ? now : { ...now, status: 'loading' }));
    try {
      const { currentUser } = await send(CurrentUserDocument, {});
      const show = () => apply((now) => withAnswer(now, currentUser ?? null));
      // The first page is drawn in small steps; another user replaces the one before at once.
      if (asked === 1) {
        startTransition(show);
      } else {
        dropEarlyAnswers();
        show();
      }
      return currentUser ?? null;
    } catch (error) {
      const status = wasAnswered(error) ? 'failing' : 'unreachable';
      // A failure leaves what is known unchanged.
      apply((now) => (now.status === 'ready' ? now : { ...now, status }));
      return undefined;
    }
  }, [send]);

  useEffect(() => {
    if (!hasSignedOut()) refresh();
  }, [refresh]);

  useSecondLook({
    isDoubtful: known.isDoubtful,
    look: refresh,
    onReplaced: () =>
      setKnown((now) => ({ ...now, isDoubtful: false, generation: now.generation + 1 })),
    onEnded: () => {
      leave();
      if (!known.user) return;
      toast({
        title: 'You are signed out',
        description: 'Your session has ended. Please sign in again.',
        destructive: true,
      });
    },
  });

  useSessionWatch({
    isSignedIn: known.user !== null,
    onStale: refresh,
    onLogoutElsewhere: leaveForGood,
    onLoginElsewhere: async () => {
      const found = await refresh();
      if (found) signIn(found);
    },
  });

  const { status, user, generation, isDoubtful } = known;
  useEffect(() => {
    // With only a temporary password, a user is refused what other pages ask for early.
    if (status === 'ready') recordSignedIn(user !== null && !user.isFirstLogin);
  }, [status, user]);
  // By what is known here: a late answer must not bring back what a logout has wiped.
  useEffect(() => {
    if (status === 'ready' && !isDoubtful) meetAccount(user).catch(() => undefined);
  }, [status, isDoubtful, user]);
  const session = useMemo<Session>(
    () => ({ status, user, generation, signIn, logout, refresh }),
    [status, user, generation, signIn, logout, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
