import { overTwelve } from '@rules/rotation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { address, renderPage } from '../../../features/auth/test-page';
import { DraftScreen } from '../../../features/draft/DraftScreen';
import { server } from '../../../features/draft/test/fake-company';
import { houseRotation, notAgreed } from '../../../features/draft/test/render-draft';
import { WithAdminFigures } from '../../../features/system/test/WithAdminFigures';
import { pageEnd } from '../../../lib/test/page-end';
import { createCache } from '../../connection/apollo-client';
import { AdminRoute } from '../AdminRoute';
import { fakeAdmin } from '../test/fake-admin';
import { admin } from '../test/render-admin';

function OneDraft() {
  const [params] = useSearchParams();
  return <DraftScreen propertyId={params.get('property') ?? ''} switcher={null} mayManage />;
}

async function open(route: string) {
  const user = userEvent.setup({ delay: null });
  await renderPage(
    <WithAdminFigures>
      <Routes>
        <Route path="/admin" element={<AdminRoute user={admin} />} />
        <Route path="/draft" element={<OneDraft />} />
      </Routes>
    </WithAdminFigures>,
    {
      route,
      user: admin,
      cache: createCache(),
      server: fakeAdmin(
        server({
          draft: () => ({ draft: null }),
          propertyName: ({ id }) => ({
            property: { __typename: 'Property', id, name: `House ${id}`, location: 'Here' },
          }),
          fairnessLedger: () => ({ fairnessLedger: [] }),
          agreedYear: ({ year }) => notAgreed(year),
          houseRotation: () => houseRotation(overTwelve(2024), [1, 2, 3]),
          pastExchanges: () => ({ pastExchanges: [] }),
          houseActions: () => ({
            houseActions: { __typename: 'HouseActionPage', items: [], ...pageEnd(null) },
          }),
        }),
      ),
    },
  );
  return user;
}

test('a draft of the list leads to its neighbours and back to the list as it was', async () => {
  const user = await open('/admin?tab=drafts&year=2028');
  await user.click(await screen.findByRole('link', { name: 'House 2' }));
  expect(await screen.findByRole('navigation', { name: 'Drafts of the list' })).toHaveTextContent(
    '2 of 3',
  );
  await user.click(screen.getByRole('link', { name: 'Next draft' }));
  expect(address()).toBe('/draft?property=13&year=2028');
  await user.click(await screen.findByRole('tab', { name: 'Fairness' }));
  expect(screen.getByRole('navigation', { name: 'Drafts of the list' })).toHaveTextContent(
    '3 of 3',
  );
  await user.click(screen.getByRole('link', { name: 'Drafts' }));
  expect(address()).toBe('/admin?tab=drafts&year=2028');
});

test('a draft that was opened by its address leads to all drafts, without neighbours', async () => {
  const user = await open('/draft?property=12&year=2028');
  expect(await screen.findByRole('tab', { name: 'Draft room' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Drafts of the list' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Drafts' }));
  expect(address()).toBe('/admin?tab=drafts');
});
