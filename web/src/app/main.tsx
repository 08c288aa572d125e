import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createApolloClient } from './apollo-client';
import { preloadScreen } from './screens';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// Meanwhile the server says who is there.
preloadScreen(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App {...createApolloClient()} />
    </BrowserRouter>
  </StrictMode>,
);
