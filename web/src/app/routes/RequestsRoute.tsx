import { Route, Routes } from 'react-router-dom';
import type { SessionUser } from '../../features/auth/session/session';
import { PropertyPicker } from '../../features/properties/choice/PropertyPicker';
import { NewRequestScreen } from '../../features/special-requests/ask/NewRequestScreen';
import { MyRequestScreen } from '../../features/special-requests/mine/MyRequestScreen';
import { MyRequestsScreen } from '../../features/special-requests/mine/MyRequestsScreen';
import { useMyRequestNews } from '../../features/special-requests/mine/use-my-request-news';
import { NotFoundPage } from '../shell/NotFoundPage';

/** The user's requests, live; administrators may create one for any property. */
export function RequestsRoute({ user }: { user: SessionUser }) {
  const fresh = useMyRequestNews();
  const picker = user.isAdminSession ? PropertyPicker : undefined;
  return (
    <Routes>
      <Route index element={<MyRequestsScreen fresh={fresh} />} />
      <Route path="new" element={<NewRequestScreen PropertyPicker={picker} />} />
      <Route path=":id" element={<MyRequestScreen fresh={fresh} />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
