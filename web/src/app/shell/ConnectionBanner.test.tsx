import { screen } from '@testing-library/react';
import {
  type Session,
  SessionContext,
  type SessionUser,
} from '../../features/auth/session/session';
import { renderUi } from '../../lib/test/render';
import { admin } from '../admin/test/render-admin';
import { ANSWERING } from '../test/answering';
import { ConnectionBanner } from './ConnectionBanner';

const AWAY = { ...ANSWERING, isAway: () => true };

function show(route: string, user: SessionUser | null) {
  const session: Session = {
    ...{ status: 'ready', user, generation: 0 },
    ...{ signIn: () => {}, logout: () => {}, refresh: async () => user },
  };
  renderUi(
    <SessionContext value={session}>
      <ConnectionBanner connection={AWAY} />
    </SessionContext>,
    { route },
  );
}

test.each([
  ['/messages', admin, 'Your messages will be sent automatically.'],
  ['/admin', admin, 'Changes cannot be saved until the connection is back.'],
  ['/admin/properties/1', admin, 'Changes cannot be saved until the connection is back.'],
  ['/admin', null, 'This page will continue automatically.'],
])('during an outage, %s says what comes of what is typed', (route, user, note) => {
  show(route, user);
  expect(screen.getByText(/^Fairweek can’t be reached/)).toHaveTextContent(
    `Fairweek can’t be reached right now. ${note}`,
  );
});
