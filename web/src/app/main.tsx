import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { createApolloClient } from './connection/apollo-client';
import { BrokenPage } from './shell/WaitingPage';
import { preloadPage } from './signed-in';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// Runs in parallel with the request for the current user.
preloadPage(window.location.pathname);

// A data router, the only kind that can block navigation until a question is answered.
const router = createBrowserRouter([
  { path: '*', element: <App {...createApolloClient()} />, errorElement: <BrokenPage /> },
]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
