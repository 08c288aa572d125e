import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { wasSignedIn } from '../features/auth/session/was-signed-in';
import { GuardedRouter } from '../lib/address/GuardedRouter';
import { guardHistory } from '../lib/address/guarded-history';
import { createSend, type FindSaved } from '../lib/network/request';
import { findAnswer } from '../lib/offline/account-cache';
import { beginWork } from '../lib/quiet/quiet';
import { App } from './App';
import { Connection } from './connection/connection';
import { keepInstallPrompt } from './phone/install-prompt';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { preloadPage } from './signed-in';

/** Says who was signed in last, when Fairweek cannot be reached. */
function offlineSession(onShown: (at: Date) => void): FindSaved {
  return async (name) => {
    const saved = name === 'CurrentUser' ? await findAnswer(name) : undefined;
    if (saved) onShown(new Date(saved.at));
    return saved?.data;
  };
}

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
