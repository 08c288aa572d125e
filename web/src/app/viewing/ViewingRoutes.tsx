import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { ViewingBanner } from '../../features/auth/viewing/ViewingBanner';
import { DocumentsPanel } from '../../features/documents/DocumentsPanel';
import { PropertyChoice } from '../../features/properties/choice/PropertyChoice';
import { PropertiesScreen } from '../../features/properties/PropertiesScreen';
import { RotationScreen } from '../../features/rotation/RotationScreen';
import { MyRequestScreen } from '../../features/special-requests/mine/MyRequestScreen';
import { MyRequestsScreen } from '../../features/special-requests/mine/MyRequestsScreen';
import { CalendarScreen } from '../../features/weeks/CalendarScreen';
import { ViewedContext } from '../../lib/read-only';
import { DocumentsRoute } from '../routes/DocumentsRoute';
import { PAGES } from '../shell/pages';
import { Shell } from '../shell/Shell';
import { PrivateScreen } from './PrivateScreen';

/** Nothing is live in a view. */
const NOTHING_FRESH: ReadonlySet<string> = new Set();

/** Left out of a view, as they show what the user writes and wishes for. */
const PRIVATE = [PAGES.messages, PAGES.swaps, PAGES.draft];

const documentsOf = (propertyId: string, propertyName: string) => (
  <DocumentsPanel propertyId={propertyId} propertyName={propertyName} />
);

/** The screens of another user as they see them, read only, for an administrator who views them. */
export function ViewingRoutes({ user }: { user: SessionUser }) {
  const isGuest = user.userRole === 'USER';
  const nav = [
    PAGES.calendar,
    PAGES.rotation,
    ...(isGuest ? [] : [PAGES.properties]),
    PAGES.documents,
    PAGES.requests,
  ];
  const frame = (
    <ViewedContext value={user.firstName}>
      <Shell nav={nav} userMenu={null}>
        <ViewingBanner user={user} />
        <Outlet />
      </Shell>
    </ViewedContext>
  );
  const calendar = (
    <PropertyChoice title="Calendar">
      {(propertyId, switcher) => <CalendarScreen {...{ propertyId, switcher }} />}
    </PropertyChoice>
  );
  const rotation = (
    <PropertyChoice title="Rotation">
      {(propertyId, switcher) => <RotationScreen {...{ propertyId, switcher }} />}
    </PropertyChoice>
  );
  return (
    <Routes>
      <Route element={frame}>
        <Route path="/calendar" element={calendar} />
        <Route path="/rotation" element={rotation} />
        <Route
          path="/properties"
          element={<PropertiesScreen isGuest={isGuest} documentsOf={documentsOf} />}
        />
        <Route path="/documents" element={<DocumentsRoute />} />
        <Route path="/requests" element={<MyRequestsScreen fresh={NOTHING_FRESH} />} />
        <Route path="/requests/:id" element={<MyRequestScreen fresh={NOTHING_FRESH} />} />
        {PRIVATE.map(({ to, label }) => (
          <Route
            key={to}
            path={to}
            element={<PrivateScreen {...{ label }} name={user.firstName} />}
          />
        ))}
        <Route path="*" element={<Navigate to="/calendar" replace />} />
      </Route>
    </Routes>
  );
}
