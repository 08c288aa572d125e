import { SessionProvider } from '../features/auth/session/SessionProvider';
import { useKeptFocus } from '../lib/focus/use-kept-focus';
import { SendContext, type SendRequest } from '../lib/network/request';
import { UiProvider } from '../ui/UiProvider';
import { UnsavedRoot } from '../ui/unsaved/UnsavedRoot';
import type { Connecting } from './connection/UserConnection';
import { AppRoutes } from './routes/AppRoutes';
import { ConnectionBanner } from './shell/ConnectionBanner';
import { GlobalStyle } from './shell/global-style';

interface Props extends Connecting {
  send: SendRequest;
}

/** The whole app except the router, the network and the document, which tests provide. */
export function App({ send, ...connecting }: Props) {
  useKeptFocus();
  return (
    <UiProvider>
      <GlobalStyle />
      <UnsavedRoot>
        <SendContext value={send}>
          <SessionProvider>
            <ConnectionBanner connection={connecting.connection} />
            <AppRoutes {...connecting} />
          </SessionProvider>
        </SendContext>
      </UnsavedRoot>
    </UiProvider>
  );
}
