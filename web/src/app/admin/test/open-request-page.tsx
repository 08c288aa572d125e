import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../../features/auth/test-page';
import { WithAdminFigures } from '../../../features/system/test/WithAdminFigures';
import type { Handlers } from '../../../lib/test/fake-server';
import { createCache } from '../../connection/apollo-client';
import { AdminRequestRoute } from '../AdminRequestRoute';
import { AdminRoute } from '../AdminRoute';
import { fakeAdmin } from './fake-admin';
import { admin } from './render-admin';
import { aRequest, fakeRequests } from './requests';

export const happened = (id: string, kind: string, rest: object = {}) => ({
  __typename: 'RequestEvent',
  ...{ id, kind, at: '2026-11-02T10:00:00.000Z', status: null, note: null },
  ...{ actorName: 'Uma Lind', forwardedTo: null, assigneeName: null, isForAsker: true },
  ...rest,
});
export const history = [happened('1', 'CREATED'), happened('2', 'NOTE', { note: 'Is it there?' })];
export const detailed = (rest: Parameters<typeof aRequest>[1] = {}, more: object[] = []) => ({
  specialRequest: { ...aRequest('1', rest), history: [...history, ...more] },
});
export const savedKey = {
  __typename: 'SavedAnswer',
  id: '3',
  title: 'The key',
  text: 'Dear {guest}, mat.',
};

/** Renders a request's page, or another address of the panel, for an administrator. */
export async function openRequestPage(
  changes: Handlers = {},
  person = admin,
  route = '/admin/requests/1',
) {
  const user = userEvent.setup({ delay: null });
  const view = await renderPage(
    <WithAdminFigures>
      <Routes>
        <Route path="/admin/requests/:id" element={<AdminRequestRoute user={person} />} />
        <Route path="/admin" element={<AdminRoute user={person} />} />
      </Routes>
    </WithAdminFigures>,
    {
      route,
      user: person,
      cache: createCache(),
      server: fakeAdmin(
        fakeRequests({
          requestDetails: () => detailed(),
          savedAnswers: () => ({ savedAnswers: [savedKey] }),
          ...changes,
        }),
      ),
    },
  );
  return { user, ...view };
}
