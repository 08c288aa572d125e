import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createApolloClient } from './apollo-client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App {...createApolloClient()} />
    </BrowserRouter>
  </StrictMode>,
);
