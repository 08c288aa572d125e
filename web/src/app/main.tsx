import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { wasSignedIn } from '../features/auth/session/was-signed-in';
import { GuardedRouter } from '../lib/address/GuardedRouter';
import { guardHistory } from '../lib/address/guarded-history';
import { createSend } from '../lib/network/request';
import { beginWork } from '../lib/quiet/quiet';
import { App } from './App';
import { Connection } from './connection/connection';
import { offlineSession } from './connection/offline-session';
import { keepInstallPrompt } from './phone/install-prompt';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { preloadPage } from './signed-in';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

keepInstallPrompt();
const endStart = beginWork('start');

// Runs in parallel with the request for the current user, where there was one the last time.
if (wasSignedIn()) preloadPage(window.location.pathname);

const history = guardHistory(createBrowserHistory({ v5Compat: true }));
const connection = new Connection();

// In a transition React draws in small steps, between which a slow phone stays responsive.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <GuardedRouter history={history}>
          <App
            connection={connection}
            send={createSend(connection, offlineSession(connection.markSaved))}
          />
        </GuardedRouter>
      </ErrorBoundary>
    </StrictMode>,
  ),
);
endStart();
