import { isGuest } from '@rules/auth';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useAccountTheme } from '../../features/auth/account/account-theme';
import { useReportedTimeZone } from '../../features/auth/account/use-reported-time-zone';
import { ConfirmPassword } from '../../features/auth/confirm/ConfirmPassword';
import { useKeptRights } from '../../features/auth/login/use-kept-rights';
import { useNextPage, withNext } from '../../features/auth/next-page';
import { type SessionUser, useSession } from '../../features/auth/session/session';
import { LiveMessages } from '../../features/messages/sync/LiveMessages';
import type { Live } from '../../lib/live/socket';
import { PushOfferContext } from '../../ui/card/OfferCard';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { useLeave } from '../../ui/unsaved/unsaved';
import { type Connecting, UserConnection } from '../connection/UserConnection';
import { PhoneParts } from '../phone/PhoneParts';
import { NotFoundPage } from '../shell/NotFoundPage';
import { SignedInShell } from '../shell/SignedInShell';
import {
  AccountRoute,
  AdminNewPropertyRoute,
  AdminPropertyRoute,
  AdminRequestRoute,
  AdminRoute,
  AdminSetupRoute,
  AdminUserRoute,
  CalendarRoute,
  ChangePasswordScreen,
  CheckOutScreen,
  CostsRoute,
  DocumentsRoute,
  DraftRoute,
  FirstPasswordScreen,
  GuestScreen,
  HomeRoute,
  InvitationScreen,
  MessagesRoute,
  PropertiesRoute,
  RequestsRoute,
  ResetPasswordScreen,
  RestoreEmailScreen,
  RotationRoute,
  ShareInvitationScreen,
  StayScreen,
  SwapsScreen,
  VerifyScreen,
  ViewingRoutes,
} from './screens';

const LapsedRights = lazyComponent(
  async () => (await import('../../features/auth/login/LapsedRights')).LapsedRights,
  null,
);

const PushOffer = lazyComponent(
  async () => (await import('../../features/push/PushOffer')).PushOffer,
  null,
  null,
);

interface Props extends Connecting {
  user: SessionUser;
}

/** The sign-in pages lead a signed-in user on, to `/` if no other page was asked for. */
function ToNextPage() {
  return <Navigate to={useNextPage()} replace />;
}

/** Spec §2 'Signed in'; a user with a temporary password can only replace it. */
export function SignedInRoutes({ user, ...connecting }: Props) {
  return (
    <UserConnection {...connecting}>
      {(live) => <UserRoutes user={user} live={live} />}
    </UserConnection>
  );
}

function UserRoutes({ user: signedIn, live }: { user: SessionUser; live: Live }) {
  const { user, hasLapsed, giveUp } = useKeptRights(signedIn);
  const { logout: signOut, refresh } = useSession();
  const leave = useLeave();
  const logout = () => leave(signOut);
  useAccountTheme(user);
  useReportedTimeZone(user);
  if (user.viewing) return <ViewingRoutes user={user} />;
  if (user.isFirstLogin) return <FirstLoginRoutes user={user} />;
  const frame = (
    <LiveMessages userId={user.id} live={live}>
      <SignedInShell user={user} onLogout={logout}>
        <PushOfferContext value={PushOffer}>
          <Outlet />
        </PushOfferContext>
        <ConfirmPassword user={user} />
        <PhoneParts user={signedIn} />
        {hasLapsed && <LapsedRights user={signedIn} onGiveUp={giveUp} />}
      </SignedInShell>
    </LiveMessages>
  );
  return (
    <Routes>
      {['/login', '/register', '/verify-otp', '/forgot-password'].map((path) => (
        <Route key={path} path={path} element={<ToNextPage />} />
      ))}
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
      <Route path="/restore-email" element={<RestoreEmailScreen />} />
      <Route path="/invitation" element={<InvitationScreen />} />
      <Route path="/guest/:token" element={<GuestScreen />} />
      <Route path="/stay/:token" element={<StayScreen />} />
      <Route path="/verify-draft" element={<VerifyScreen />} />
      <Route element={frame}>
        <Route path="/" element={<HomeRoute user={user} onLogout={logout} />} />
        <Route path="/properties" element={<PropertiesRoute />} />
        <Route path="/share-invitation" element={<ShareInvitationScreen onAccepted={refresh} />} />
        <Route
          path="/documents"
          element={
            <DocumentsRoute
              mayWrite={user.isAdminSession || user.userRole === 'OWNER'}
              isAdministrator={user.isAdminSession}
            />
          }
        />
        <Route path="/calendar" element={<CalendarRoute />} />
        <Route path="/rotation" element={<RotationRoute user={user} />} />
        <Route path="/costs" element={<CostsRoute user={user} />} />
        <Route path="/check-out/:bookingId" element={<CheckOutScreen />} />
        <Route path="/draft" element={<DraftRoute user={user} />} />
        <Route path="/swaps" element={<SwapsScreen isGuest={isGuest(user)} />} />
        <Route path="/messages" element={<MessagesRoute user={user} />} />
        <Route path="/requests/*" element={<RequestsRoute user={user} />} />
        <Route path="/admin" element={<AdminRoute user={user} />} />
        <Route path="/admin/requests/:id" element={<AdminRequestRoute user={user} />} />
        <Route path="/admin/properties/:id" element={<AdminPropertyRoute user={user} />} />
        <Route path="/admin/properties/new" element={<AdminNewPropertyRoute user={user} />} />
        <Route path="/admin/properties/:id/setup" element={<AdminSetupRoute user={user} />} />
        <Route path="/admin/users/:id" element={<AdminUserRoute user={user} />} />
        <Route path="/account" element={<AccountRoute />} />
        <Route path="/change-password" element={<ChangePasswordScreen user={user} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function FirstLoginRoutes({ user }: { user: SessionUser }) {
  const changePage = withNext('/change-password', useNextPage());
  return (
    <Routes>
      <Route path="/change-password" element={<FirstPasswordScreen user={user} />} />
      <Route path="/guest/:token" element={<GuestScreen />} />
      <Route path="/stay/:token" element={<StayScreen />} />
      <Route path="*" element={<Navigate to={changePage} replace />} />
    </Routes>
  );
}
