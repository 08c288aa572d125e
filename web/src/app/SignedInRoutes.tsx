import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ChangePasswordScreen, FirstPasswordScreen } from '../features/auth/ChangePasswordScreen';
import { ResetPasswordScreen } from '../features/auth/ResetPasswordScreen';
import { type SessionUser, useSession } from '../features/auth/session';
import { DocumentsPanel } from '../features/documents/DocumentsPanel';
import { DocumentsScreen } from '../features/documents/DocumentsScreen';
import { LiveMessages } from '../features/messages/LiveMessages';
import { MessagesScreen } from '../features/messages/MessagesScreen';
import { PropertiesScreen } from '../features/properties/PropertiesScreen';
import { PropertyChoice } from '../features/properties/PropertyChoice';
import { RotationScreen } from '../features/rotation/RotationScreen';
import { CalendarScreen } from '../features/weeks/CalendarScreen';
import { HomeRoute } from './HomeRoute';
import type { Live } from './live';
import { NotFoundPage } from './NotFoundPage';
import { SignedInShell } from './SignedInShell';

interface Props {
  user: SessionUser;
  live: Live;
}

const calendar = (
  <PropertyChoice title="Calendar">
    {(propertyId, switcher) => <CalendarScreen propertyId={propertyId} switcher={switcher} />}
  </PropertyChoice>
);

const rotation = (
  <PropertyChoice title="Rotation">
    {(propertyId, switcher) => <RotationScreen propertyId={propertyId} switcher={switcher} />}
  </PropertyChoice>
);

const documents = (mayEdit: boolean) => (
  <PropertyChoice title="Property Documents">
    {(propertyId, switcher) => (
      <DocumentsScreen propertyId={propertyId} switcher={switcher} mayEdit={mayEdit} />
    )}
  </PropertyChoice>
);

const documentsOf = (propertyId: number, propertyName: string) => (
  <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
);

const toHome = <Navigate to="/" replace />;

/** Spec §2 'Signed in'; somebody on a temporary password is kept where they replace it. */
export function SignedInRoutes({ user, live }: Props) {
  const { logout } = useSession();
  if (user.isFirstLogin) return <FirstLoginRoutes user={user} />;
  const frame = (
    <LiveMessages userId={user.id} live={live}>
      <SignedInShell user={user} onLogout={logout}>
        <Outlet />
      </SignedInShell>
    </LiveMessages>
  );
  return (
    <Routes>
      {['/login', '/register', '/verify-otp', '/forgot-password'].map((path) => (
        <Route key={path} path={path} element={toHome} />
      ))}
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
      <Route element={frame}>
        <Route path="/" element={<HomeRoute user={user} onLogout={logout} />} />
        <Route path="/properties" element={<PropertiesScreen documentsOf={documentsOf} />} />
        <Route path="/documents" element={documents(user.isAdminSession)} />
        <Route path="/calendar" element={calendar} />
        <Route path="/rotation" element={rotation} />
        <Route path="/messages" element={<MessagesScreen />} />
        <Route path="/change-password" element={<ChangePasswordScreen user={user} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function FirstLoginRoutes({ user }: { user: SessionUser }) {
  return (
    <Routes>
      <Route path="/change-password" element={<FirstPasswordScreen user={user} />} />
      <Route path="*" element={<Navigate to="/change-password" replace />} />
    </Routes>
  );
}
