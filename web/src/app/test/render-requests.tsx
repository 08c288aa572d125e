import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { olivia } from '../../features/auth/test-page';
import type { MyRequestQuery } from '../../generated/graphql';
import type { Handlers } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { RequestsRoute } from '../routes/RequestsRoute';

type Request = MyRequestQuery['specialRequest'];

/** An event of a request, by Uma; `rest` overrides its fields. */
export const happened = (id: string, rest: Partial<Request['history'][number]>) => ({
  ...{ __typename: 'RequestEvent', id, at: '2026-11-02T09:30:00.000Z', kind: 'CREATED' as const },
  ...{ status: null, note: null, actorName: 'Uma Lind' },
  ...{ forwardedTo: null, assigneeName: null, isForAsker: true },
  ...rest,
});

/** Uma's request for a cot; `rest` overrides its fields. */
export const aRequest = (rest: Partial<Request> = {}): Request => ({
  ...{ __typename: 'SpecialRequest' },
  id: '7',
  title: 'A cot for the little one',
  description: 'Could a cot stand in the small room?',
  category: 'early_check_in',
  priority: 'high',
  status: 'pending',
  createdAt: '2026-11-02T09:30:00.000Z',
  archivedAt: null,
  version: 1,
  user: { ...{ __typename: 'RequestAsker' }, id: '4', firstName: 'Uma', lastName: 'Lind' },
  property: {
    ...{ __typename: 'RequestProperty' },
    id: '1',
    name: 'Lake House',
    location: 'Lucerne',
  },
  history: [happened('1', {})],
  ...rest,
});

/** The same request once Ada has started on it. */
export const begun = () =>
  aRequest({
    status: 'in_progress',
    version: 2,
    history: [
      happened('1', {}),
      happened('2', {
        ...{ kind: 'STATUS', status: 'in_progress' },
        ...{ actorName: 'Ada Keller', note: 'It comes on Friday.' },
      }),
    ],
  });

export const pageOf = (items: Request[], total = items.length) => ({
  mySpecialRequests: { __typename: 'SpecialRequestPage', items, total },
});

/** Renders a user's requests at an address, on a fake server. */
export function renderRequests(route: string, server: Handlers, isAdminSession = false) {
  const user = { ...olivia, isAdminSession };
  const { publish, ...view } = renderOnServer(
    <Routes>
      <Route path="/requests/*" element={<RequestsRoute user={user} />} />
    </Routes>,
    { administrators: () => ({ administrators: [] }), ...server },
    { route },
  );
  /** Publishes a change, and lets the screen read it. */
  const happen = (id: string) =>
    act(async () => {
      publish('myRequestChanges', { mySpecialRequestChanged: { id, version: 2 } });
      await new Promise((resolve) => setTimeout(resolve, 250));
    });
  return { ...view, happen, user: userEvent.setup({ delay: null }) };
}
