import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createSend } from '../lib/network/request';
import { App } from './App';
import { Connection } from './connection/connection';
import { offlineSession } from './connection/offline-session';
import { keepInstallPrompt } from './phone/install-prompt';
import { BrokenPage } from './shell/WaitingPage';
import { preloadPage } from './signed-in';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

keepInstallPrompt();

// Runs in parallel with the request for the current user.
preloadPage(window.location.pathname);

const connection = new Connection();

// A data router, the only kind that can block navigation until a question is answered.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <App
        connection={connection}
        send={createSend(connection, offlineSession(connection.markSaved))}
      />
    ),
    errorElement: <BrokenPage />,
  },
]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
