import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DataProvider } from '../../../lib/live/DataProvider';
import { renderUi } from '../../../lib/test/render';
import { Address } from '../../../lib/test/render-data';
import { MessagesScreen } from '../MessagesScreen';
import { LiveMessages } from '../sync/LiveMessages';
import { type FakeServer, OLIVIA } from './fake-server';

/** Renders Olivia's Messages screen on a fake server; `act` wraps the server's own events. */
export function renderMessages(
  server: FakeServer,
  route = '/messages',
  houses: ComponentProps<typeof MessagesScreen> = {},
) {
  const client = server.createClient();
  const view = renderUi(
    <LiveMessages userId={OLIVIA.id} live={server.live}>
      <MessagesScreen {...houses} />
      <Address />
    </LiveMessages>,
    { route, wrap: (children) => <DataProvider client={client}>{children}</DataProvider> },
  );
  return { ...view, client, user: userEvent.setup() };
}

/** Runs an action outside the browser and waits for its effects. */
export const happen = (action: () => unknown, forMs = 200) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve, forMs));
  });
