import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../../features/auth/test-page';
import { WithAdminFigures } from '../../../features/system/test/WithAdminFigures';
import type { Handlers } from '../../../lib/test/fake-server';
import { createCache } from '../../connection/apollo-client';
import { AdminPropertyRoute } from '../AdminPropertyRoute';
import { AdminRoute } from '../AdminRoute';
import { AdminNewPropertyRoute, AdminSetupRoute } from '../AdminSetupRoute';
import { AdminUserRoute } from '../AdminUserRoute';
import { fakeAdmin } from './fake-admin';
import { aPropertyRecord, aUserRecord } from './records';
import { admin } from './render-admin';

/** Renders the page or setup of a property, the page of a user, or a tab of the panel, for an administrator. */
export async function openRecordPage(route: string, changes: Handlers = {}, person = admin) {
  const user = userEvent.setup({ delay: null });
  const view = await renderPage(
    <WithAdminFigures>
      <Routes>
        <Route path="/admin/properties/:id" element={<AdminPropertyRoute user={person} />} />
        <Route path="/admin/properties/new" element={<AdminNewPropertyRoute user={person} />} />
        <Route path="/admin/properties/:id/setup" element={<AdminSetupRoute user={person} />} />
        <Route path="/admin/users/:id" element={<AdminUserRoute user={person} />} />
        <Route path="/admin" element={<AdminRoute user={person} />} />
      </Routes>
    </WithAdminFigures>,
    {
      route,
      user: person,
      cache: createCache(),
      server: fakeAdmin({
        propertyRecord: () => aPropertyRecord(),
        userRecord: () => aUserRecord(),
        ...changes,
      }),
    },
  );
  return { user, ...view };
}
